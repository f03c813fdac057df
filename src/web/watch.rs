//! The worker's end of a question: what it posts while a player thinks, and how it learns that nobody waits any more.

use js_sys::global;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, Performance, XmlHttpRequest};

use crate::core::player::{MoveValue, NoObserver, Report, SearchObserver};

/// Milliseconds between two signs of life.
const SIGN_OF_LIFE: f64 = 200.0;

/// What the worker says about the question with this id.
#[derive(Serialize)]
struct Message {
    id: u32,
    r#type: &'static str,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    value: JsValue,
}

/// Posts a player's reports as they come, says now and then that the worker lives, and asks the page's stop token.
///
/// The token is some object URLs, which the page holds for as long as the player may think. A synchronous request
/// tells whether one is still there: that needs no shared memory and so no special headers. They are asked for in
/// turn, because WebKit does not let go of one that is given up in the very moment in which the worker asks for it:
/// every later question would find it still there.
#[wasm_bindgen]
pub struct Watch {
    id: u32,
    stop_token: Vec<String>,
    asked: usize,
    told: f64,
    scope: DedicatedWorkerGlobalScope,
    clock: Option<Performance>,
}

#[wasm_bindgen]
impl Watch {
    /// Of the question with this id.
    #[wasm_bindgen(constructor)]
    pub fn new(id: u32, stop_token: Vec<String>) -> Watch {
        let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
        let clock = scope.performance();
        Watch { id, stop_token, asked: 0, told: 0.0, scope, clock }
    }

    /// Whether somebody still waits.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self) -> bool {
        self.say_alive();
        self.is_held()
    }

    fn say_alive(&mut self) {
        let now = self.clock.as_ref().map_or(0.0, Performance::now);
        if now - self.told >= SIGN_OF_LIFE {
            self.told = now;
            self.post("alive", JsValue::UNDEFINED);
        }
    }

    fn is_held(&mut self) -> bool {
        self.asked = (self.asked + 1) % self.stop_token.len().max(1);
        let Some(url) = self.stop_token.get(self.asked) else { return true };
        let status = || {
            let request = XmlHttpRequest::new()?;
            request.open_with_async("GET", url, false)?;
            request.send()?;
            request.status()
        };
        status().is_ok_and(|status| status == 200)
    }

    fn post(&self, r#type: &'static str, value: JsValue) {
        // Who listens no more loses nothing, and a listener's fault is no reason to lose the thought.
        if let Ok(message) = serde_wasm_bindgen::to_value(&Message { id: self.id, r#type, value }) {
            let _ = self.scope.post_message(&message);
        }
    }

    fn tell<T: Tsify + Serialize>(&self, r#type: &'static str, news: &T) {
        if let Ok(news) = news.into_ts() {
            self.post(r#type, news.into());
        }
    }
}

impl SearchObserver<String> for Watch {
    fn report(&mut self, report: &Report<String>) {
        self.tell("report", report);
    }

    fn value(&mut self, value: &MoveValue<String>) {
        self.tell("value", value);
    }

    fn go_on(&mut self) -> bool {
        Watch::go_on(self)
    }
}

/// Whoever watches, or nobody.
pub fn observer(watch: Option<Watch>) -> Box<dyn SearchObserver<String>> {
    match watch {
        Some(watch) => Box::new(watch),
        None => Box::new(NoObserver),
    }
}

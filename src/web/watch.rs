//! The worker's end of a request: posts reports while a player searches and polls the page's stop token.

use js_sys::global;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, Performance, XmlHttpRequest};

use crate::core::player::{MoveValue, NoObserver, Report, SearchObserver};

/// Milliseconds between two heartbeats.
const HEARTBEAT_MS: f64 = 200.0;

/// A message about the request with this id.
#[derive(Serialize)]
struct Message {
    id: u32,
    r#type: &'static str,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    value: JsValue,
}

/// Posts a player's reports and heartbeats, and polls the page's stop token.
///
/// The token is a list of object URLs, which the page holds while the player may search. A synchronous request shows
/// whether one still exists: that needs no shared memory and so no special headers. The URLs are requested in turn,
/// because WebKit does not release one that is revoked while the worker requests it: every later request would
/// succeed.
#[wasm_bindgen]
pub struct Watch {
    id: u32,
    stop_token: Vec<String>,
    polled: usize,
    posted: f64,
    scope: DedicatedWorkerGlobalScope,
    clock: Option<Performance>,
}

#[wasm_bindgen]
impl Watch {
    /// Creates the watch of the request with this id.
    #[wasm_bindgen(constructor)]
    pub fn new(id: u32, stop_token: Vec<String>) -> Watch {
        let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
        let clock = scope.performance();
        Watch { id, stop_token, polled: 0, posted: 0.0, scope, clock }
    }

    /// Posts a heartbeat if due; returns whether the page still holds the token.
    #[wasm_bindgen(js_name = shouldContinue)]
    pub fn should_continue(&mut self) -> bool {
        self.post_heartbeat();
        self.is_held()
    }

    fn post_heartbeat(&mut self) {
        let now = self.clock.as_ref().map_or(0.0, Performance::now);
        if now - self.posted >= HEARTBEAT_MS {
            self.posted = now;
            self.post("heartbeat", JsValue::UNDEFINED);
        }
    }

    fn is_held(&mut self) -> bool {
        self.polled = (self.polled + 1) % self.stop_token.len().max(1);
        let Some(url) = self.stop_token.get(self.polled) else { return true };
        let status = || {
            let request = XmlHttpRequest::new()?;
            request.open_with_async("GET", url, false)?;
            request.send()?;
            request.status()
        };
        status().is_ok_and(|status| status == 200)
    }

    fn post(&self, r#type: &'static str, value: JsValue) {
        // A message that cannot be posted must not end the search.
        if let Ok(message) = serde_wasm_bindgen::to_value(&Message { id: self.id, r#type, value }) {
            let _ = self.scope.post_message(&message);
        }
    }

    fn post_typed<T: Tsify + Serialize>(&self, r#type: &'static str, news: &T) {
        if let Ok(news) = news.into_ts() {
            self.post(r#type, news.into());
        }
    }
}

impl SearchObserver<String> for Watch {
    fn report(&mut self, report: &Report<String>) {
        self.post_typed("report", report);
    }

    fn value(&mut self, value: &MoveValue<String>) {
        self.post_typed("value", value);
    }

    fn should_continue(&mut self) -> bool {
        Watch::should_continue(self)
    }
}

/// The observer of a request; without a watch, reports are dropped and nothing stops the search.
pub fn observer(watch: Option<Watch>) -> Box<dyn SearchObserver<String>> {
    match watch {
        Some(watch) => Box::new(watch),
        None => Box::new(NoObserver),
    }
}

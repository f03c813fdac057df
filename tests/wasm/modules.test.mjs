// The two modules of each game: each plays the players that the other one only lists.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readSettings } from "../../scripts/build/settings.mjs";
import { engineOf, loadModule } from "../../scripts/build/wasm-modules.mjs";
import { rooms } from "../../www/museum/rooms.mjs";

const settings = await readSettings();

for (const game of settings.games) {
  const [rules, engine] = await Promise.all([
    loadModule(settings, game),
    loadModule(settings, engineOf(game)),
  ]);
  const [listed] = rules.listGames();
  const [played] = engine.listGames();

  test(`${game}: both modules list the same starts and players`, () => {
    assert.ok(played.players.every(({ elsewhere }) => !elsewhere));
    const here = listed.players.map((player) => ({ ...player, elsewhere: false }));
    assert.deepEqual({ ...listed, players: here }, played);
  });

  test(`${game}: historical programs play in the small module, modern players in the other`, () => {
    const record = new rules.Match(game, listed.starts[0]).record();
    for (const { id, elsewhere, year } of listed.players) {
      assert.equal(elsewhere, year > 2002, id);
      if (elsewhere) {
        assert.throws(() => new rules.Player(game, id, {}, 1), { code: "unknown-player" }, id);
        assert.ok(new engine.Player(game, id, {}, 1), id);
      } else {
        const [one, other] = [rules, engine].map(({ Player }) =>
          new Player(game, id, {}, 1).choose(record, { depth: 1 }),
        );
        assert.deepEqual(one, other, id);
      }
    }
  });

  test(`${game}: a historical program's trace ends with its move`, () => {
    const [match, other] = [1, 2].map(() => new rules.Match(game, listed.starts[0]));
    const [program] = listed.players.filter(({ elsewhere }) => !elsewhere);
    const trace = match.trace(program.id, 1, 0, 100);
    assert.ok(trace);
    assert.ok(trace.total > 0 && trace.names.length > 0);
    assert.equal(match.trace("unknown", 1, 0, 100), undefined);
    const chooser = new rules.Player(game, program.id, {}, 1);
    other.play(chooser.choose(match.record(), {}).move);
    match.play(trace.move);
    assert.equal(match.record(), other.record());
  });
}

for (const { id, kind } of rooms) {
  test(`museum-${id}: its positions are canonical records`, async () => {
    const { Match } = await loadModule(settings, kind.game);
    for (const { id, record } of kind.positions)
      assert.equal(Match.read(record).record(), record, id);
  });
}

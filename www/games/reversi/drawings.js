// SVG symbols of the tomato and the mole. Colours are in styles/games/reversi.css.

export const reversiDrawings = `
<symbol id="tomato" viewBox="0 0 48 48">
  <path class="tomato-skin" d="M24 10.5c3-2.2 6.6-3 10-2.5C41 9 45.5 16 45.5 25.5 45.5 37 36 44.5 24 44.5S2.5 37 2.5 25.5C2.5 16 7 9 14 8c3.4-.5 7 .3 10 2.5Z"/>
  <path class="tomato-shade" d="M41.3 13.5c2.7 3 4.2 7.2 4.2 12C45.5 37 36 44.5 24 44.5c-7.3 0-13.7-2.8-17.5-7.5 4 1.8 8.5 2.7 13 2.5C32 39 42 29 41.3 13.5Z"/>
  <path class="tomato-shine" d="M7.2 25c-.5-6 2-11 6-12.5 2-.7 2.8.8 1.5 2-3 2.8-4.3 5.5-4.6 9.8-.2 2.7-2.7 3-2.9.7Z"/>
  <path class="tomato-leaf" d="M22.3 10.5c.3-2.5-.2-4.6-1.8-6.5l4.2-1.5c1.3 2.3 1.7 5 1.3 7.6 3.2-2.5 6.5-3.5 10.5-3.3-1.8 2.6-3.6 4.3-6 5.4 3.3.6 5.8 2 7.8 4.6-4.3.9-7.3.7-10.3-.8-.6 3.4-1.9 5.9-4.3 8-2.2-2.2-3.4-4.7-3.9-8-3.1 1.7-6.2 2-10.4 1.1 2-2.7 4.5-4.2 7.8-4.9-2.5-1-4.3-2.7-6-5.4 4.1-.2 7.7 1 11.1 3.7Z"/>
</symbol>
<symbol id="mole" viewBox="0 0 48 48">
  <path class="mole-fur" d="M24 3.5c12.5 0 21.5 9.5 21.5 21.5 0 12-9 19.5-21.5 19.5S2.5 37 2.5 25C2.5 13 11.5 3.5 24 3.5Z"/>
  <path class="mole-shade" d="M41.5 12.5c2.6 3.5 4 7.8 4 12.5 0 12-9 19.5-21.5 19.5-7.3 0-13.5-2.6-17.3-7.2 3.6 1.5 7.8 2.3 12 2C31 38.5 41.5 28 41.5 12.5Z"/>
  <ellipse class="mole-face" cx="24" cy="28.5" rx="12.5" ry="10"/>
  <circle class="mole-white" cx="16.2" cy="16.2" r="3.6"/>
  <circle class="mole-white" cx="31.8" cy="16.2" r="3.6"/>
  <circle class="mole-eye" cx="16.9" cy="16.7" r="2"/>
  <circle class="mole-eye" cx="31.1" cy="16.7" r="2"/>
  <ellipse class="mole-nose" cx="24" cy="24.5" rx="5.6" ry="4.6"/>
  <ellipse class="mole-shine" cx="22.2" cy="23" rx="1.7" ry="1.1"/>
  <path class="mole-line" d="M24 29v3.5m-5.5.7c1.5 2.3 4 2.3 5.5-.7 1.5 3 4 3 5.5.7"/>
  <path class="mole-paw" d="M3.5 35.5c3.5-2.5 8.5-2 10.5 1s.5 6.5-3 7.5c-2 .5-4-1-3.3-2.3-1.7.7-3.4-.6-2.7-2.2-1.5 0-2.7-2.6-1.5-4Zm41 0c-3.5-2.5-8.5-2-10.5 1s-.5 6.5 3 7.5c2 .5 4-1 3.3-2.3 1.7.7 3.4-.6 2.7-2.2 1.5 0 2.7-2.6 1.5-4Z"/>
</symbol>
`;

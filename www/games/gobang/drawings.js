// SVG symbols of the ladybird and the daisy, for faces, record and result. The simpler stones on the board, and the
// colours of both, are in styles/games/gobang.css.

const PETALS = Array.from({ length: 12 }, (_, at) => {
  const turn = at * 30;
  return `<ellipse class="daisy-petal" cx="24" cy="10.5" rx="4.6" ry="9" transform="rotate(${turn} 24 24)"/>`;
}).join("");

export const gobangDrawings = `
<symbol id="ladybird" viewBox="0 0 48 48">
  <path class="ladybird-leg" d="M9 17 4 14M7 26H2M10 35l-5 4M39 17l5-3M41 26h5M38 35l5 4M19 8l-4-5M29 8l4-5"/>
  <path class="ladybird-head" d="M14 14C14 7 18 4 24 4s10 3 10 10Z"/>
  <path class="ladybird-shell" d="M24 10c10 0 17 7.5 17 17S33.5 45 24 45 7 36.5 7 27s7-17 17-17Z"/>
  <path class="ladybird-seam" d="M24 10v35"/>
  <path class="ladybird-spot" d="M15.5 21h.01M13 32h.01M20 38.5h.01M32.5 21h.01M35 32h.01M28 38.5h.01M24 14h.01"/>
  <path class="ladybird-shine" d="M12 23c1-3.5 3.5-6.5 7-7.800"/>
</symbol>
<symbol id="daisy" viewBox="0 0 48 48">
  ${PETALS}
  <circle class="daisy-heart" cx="24" cy="24" r="8.5"/>
  <path class="daisy-seed" d="M21 22h.01M26 21h.01M24 26h.01M28 25h.01M20.5 26.5h.01M24 18.5h.01M26.5 29h.01"/>
</symbol>
`;

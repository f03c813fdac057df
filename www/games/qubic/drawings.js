// SVG symbols of the apricot and the blueberry. Colours are in styles/games/qubic.css.

export const qubicDrawings = `
<symbol id="apricot" viewBox="0 0 48 48">
  <circle class="apricot-skin" cx="24" cy="25" r="20.5"/>
  <path class="apricot-blush" d="M39.5 11.6A20.5 20.5 0 1 1 9.2 39.2C21 43.5 38 34 39.5 11.6Z"/>
  <path class="apricot-cleft" d="M25 7.5C17.5 14 16 31 22.5 44"/>
  <path class="apricot-shine" d="M10 23c.6-4.6 2.8-7.6 6.2-9.6"/>
  <path class="apricot-leaf" d="M24.5 9C26 3.5 33 1 40 3.6 37.5 9.8 30.5 12 24.5 9Z"/>
</symbol>
<symbol id="blueberry" viewBox="0 0 48 48">
  <circle class="blueberry-skin" cx="24" cy="24" r="20.5"/>
  <path class="blueberry-shade" d="M39.5 10.6A20.5 20.5 0 1 1 9.2 38.2C21 42.5 38 33 39.5 10.6Z"/>
  <path class="blueberry-crown" d="m24 9.5 3.7 5.3 6.4-1-1.9 6.2 4.6 4.6-6.2 2-.6 6.4-5.5-3.3-5.6 3.3-.7-6.4-6.2-2 4.7-4.6-2-6.2 6.5 1Z"/>
  <circle class="blueberry-eye" cx="24.3" cy="21.6" r="4.2"/>
</symbol>
`;

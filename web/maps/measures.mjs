/** Measures that the build and the browser must agree on. */

/** Room round the map, in units. */
export const MARGIN = 26;
/** Names smaller than so many pixels are not shown. */
export const LEGIBLE = 8.4;
/** From one line of a name to the next, in ems. */
export const LINE = 1.02;

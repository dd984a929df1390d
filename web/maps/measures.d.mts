export const MARGIN: number;
export const LEGIBLE: number;
export const LINE: number;

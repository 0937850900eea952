/** A typeface whose glyphs are made of so many others, or call so many subroutines, that drawing them would not end. */
export class EndlessTypeface extends Error {}

/**
 * The state of all drawings. It stands in the addresses of prepared pictures, which browsers keep for a year.
 * A test compares it with the drawings and says its new value when one of them has changed.
 */
export const edition = '6f0c1f07'

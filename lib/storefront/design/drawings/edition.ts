/**
 * A hash of all drawings. It is part of the addresses of prepared pictures, which browsers cache for a year. A test
 * compares it with the drawings and prints the new value when one has changed.
 */
export const edition = '28c5cea3'

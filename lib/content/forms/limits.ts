/** The bytes that are kept of a form, as its limits count them. */
export const kilobytesOf = (bytes: number): number => Math.ceil(bytes / 1_024)

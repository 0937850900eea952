/** The most characters of a mail address that mail servers take. */
export const longestEmail = 254

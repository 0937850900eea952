/** Characters of a comment, and of the words of the page that it quotes, as the content service takes them. */
export const longestComment = 5_000
export const longestQuoted = 500

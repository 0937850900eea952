/** A text for one line: tabs and line ends, which a cell of a spreadsheet brings along, are spaces. */
export const oneLine = (text: string): string =>
  /[\t\r\n]/.test(text) ? text.replace(/[\t\r\n]+/g, ' ') : text

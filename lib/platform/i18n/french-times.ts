/** The times of a French text, with spaces that do not break: 09:30 as 9 h 30, and 9 h on the hour. */
export const frenchTimes = (text: string): string =>
  text.replace(/(?<![\d:])0?(\d{1,2}):(\d\d)(?![\d:])/g, (_, hours, minutes) =>
    [hours, 'h', ...(minutes === '00' ? [] : [minutes])].join('\u00a0'),
  )

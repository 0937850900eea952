/** For how many days a link may hold. */
export const previewDays = [1, 3, 7, 14, 30] as const

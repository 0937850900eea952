/** Paths of 24 by 24 that islands of some pages import one by one; a dot is a line without length. */
export const filterPath = 'M4 7h9M17.5 7H20M15.25 4.75v4.5M4 17h2.5M11 17h9M8.75 14.75v4.5'
export const infoPath = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.75v.01'
export const warningPath =
  'M10.6 4.3 2.9 17.6a1.6 1.6 0 0 0 1.4 2.4h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.3a1.6 1.6 0 0 0-2.8 0ZM12 9.5v4M12 16.75v.01'
export const errorPath = 'M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2L8.2 3ZM12 7.5v5.25M12 16.25v.01'
export const successPath = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.3l2.8 2.8L16 9.5'
export const chatPath = 'M4 5.5h16v11H10.5L6 20v-3.5H4v-11ZM8.5 9.5h7M8.5 12.5h4.5'
export const searchPath = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5'
export const giftPath =
  'M4.5 11h15v9h-15v-9ZM3.5 7.5h17V11h-17V7.5ZM12 7.5V20M12 7.5C9.5 7.5 7.5 6.5 7.5 5s2.5-2 4.5 2.5C14 3 16.5 3.5 16.5 5S14.5 7.5 12 7.5Z'
export const heartPath =
  'M12 20S3.5 15 3.5 9.2A4.7 4.7 0 0 1 12 6.4a4.7 4.7 0 0 1 8.5 2.8C20.5 15 12 20 12 20Z'
export const truckPath =
  'M2.5 6h11v10.5h-11V6ZM13.5 10h4l4 3.5v3h-8V10ZM7 14.75a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM17.25 14.75a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z'
export const basketPath =
  'M3.5 9.5h17l-1.7 9.2a1.6 1.6 0 0 1-1.6 1.3H6.8a1.6 1.6 0 0 1-1.6-1.3L3.5 9.5ZM7.5 9.5 11 3.5M16.5 9.5 13 3.5M9.5 13v3.5M14.5 13v3.5'
export const trashPath = 'M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l.8 13.5h9.4l.8-13.5M10.25 10.5v6M13.75 10.5v6'

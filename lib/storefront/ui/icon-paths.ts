/** Paths of 24 by 24; a dot is a line without length. Islands import single ones, so that they load no others. */
export const closePath = 'M6 6l12 12M18 6 6 18'
export const chevronLeftPath = 'm14.5 5.5-6.5 6.5 6.5 6.5'
export const chevronRightPath = 'm9.5 5.5 6.5 6.5-6.5 6.5'
export const chevronDownPath = 'm5.5 9.5 6.5 6.5 6.5-6.5'
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

/** The icons of the shop, drawn for it. */
export const iconPaths = {
  'arrow-down': 'M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5',
  'arrow-left': 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5',
  'arrow-right': 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5',
  'arrow-up': 'M12 19.5v-15M5.5 11 12 4.5l6.5 6.5',
  basket: basketPath,
  calendar:
    'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM4 10h16M8.5 3v4.5M15.5 3v4.5',
  chat: chatPath,
  check: 'm4.5 12.5 5 5L19.5 7',
  'chevron-down': chevronDownPath,
  'chevron-left': chevronLeftPath,
  'chevron-right': chevronRightPath,
  'chevron-up': 'm5.5 14.5 6.5-6.5 6.5 6.5',
  close: closePath,
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  error: errorPath,
  external: 'M10 5H5v14h14v-5M14 4.5h5.5V10M19.5 4.5 11 13',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5Z',
  filter: filterPath,
  gift: giftPath,
  heart: heartPath,
  home: 'M4 11.5 12 5l8 6.5M6 10v9.5h12V10M10 19.5v-5h4v5',
  info: infoPath,
  invoice: 'M6 3.5h12V20.5l-2.4-1.6-2.4 1.6-2.4-1.6L8.4 20.5 6 18.9V3.5ZM9.5 8h5M9.5 11.5h5M9.5 15h2.5',
  leaf: 'M5 19c0-9 5-14 14.5-14.5C20 14 15.5 19 8.5 18.5M5 20.5c1-5 4-8.5 8.5-10.5',
  lock: 'M6 10.5h12a1 1 0 0 1 1 1V19.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V11.5a1 1 0 0 1 1-1ZM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2',
  mail: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.5 7l8.5 6.5L20.5 7',
  'map-pin':
    'M12 21s-7-6-7-11.2a7 7 0 0 1 14 0C19 15 12 21 12 21ZM12 7.25a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  phone:
    'M5.5 3.5h3.2l1.8 4.7-2.2 1.6a13 13 0 0 0 5.9 5.9l1.6-2.2 4.7 1.8v3.2a2 2 0 0 1-2.2 2A16 16 0 0 1 3.5 5.7a2 2 0 0 1 2-2.2Z',
  play: 'M7.5 4.5v15l12-7.5-12-7.5Z',
  plus: 'M12 5v14M5 12h14',
  return: 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H8',
  ruler: 'M3.5 8.5h17v7h-17v-7ZM7 8.5v3M10.5 8.5v2M14 8.5v3M17.5 8.5v2',
  search: searchPath,
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5ZM8.8 12l2.3 2.3 4.1-4.3',
  star: 'm12 3.8 2.5 5.3 5.7.7-4.2 4 1.1 5.8-5.1-2.9-5.1 2.9L8 13.8l-4.2-4 5.7-.7L12 3.8Z',
  success: successPath,
  trash: trashPath,
  truck: truckPath,
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  warning: warningPath,
} as const

export type IconName = keyof typeof iconPaths

/** Whether an editor's text is the name of an icon. */
export const isIconName = (name: string | undefined): name is IconName =>
  name !== undefined && Object.hasOwn(iconPaths, name)

import { chevronDownPath, chevronLeftPath, chevronRightPath, closePath } from './icon-paths'
import {
  basketPath,
  chatPath,
  errorPath,
  filterPath,
  giftPath,
  heartPath,
  infoPath,
  searchPath,
  successPath,
  trashPath,
  truckPath,
  warningPath,
} from './part-icon-paths'

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

/** Icons of the editor, as paths of 24 by 24. */
export const icons = {
  plus: 'M12 5v14M5 12h14',
  duplicate: 'M9 9h10v10H9V9ZM5 15V5h10',
  copy: 'M8 8h11v12H8V8ZM16 8V4H5v12h3',
  cut: 'M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 7l12 11M8 17 20 6',
  paste: 'M9 4h6v3H9V4ZM9 5H6v16h12V5h-3',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  chevron: 'm9 6 6 6-6 6',
  phone: 'M8 3h8v18H8V3ZM11 18h2',
  tablet: 'M5 3h14v18H5V3ZM11 18h2',
  desktop: 'M3 5h18v11H3V5ZM9 20h6M12 16v4',
  history: 'M12 4a8 8 0 1 1-7.4 5M4 4.5V9h4.5M12 8v4.5l3 2',
  warning: 'M12 4 3 20h18L12 4ZM12 10v5M12 17.5v.5',
  close: 'm6 6 12 12M18 6 6 18',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM15.5 15.5 20 20',
  image: 'M4 5h16v14H4V5ZM4 16l5-5 4 4 3-3 4 4M15 9h.5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  back: 'm15 6-6 6 6 6',
} as const
export type IconKey = keyof typeof icons

/** The icons of blocks by the names in their definitions; others have that of a block. */
export const blockIcons: Readonly<Record<string, string>> = {
  page: 'M6 3h9l4 4v14H6V3ZM14 3v5h5',
  section: 'M4 6h16v12H4V6ZM4 12h16',
  headline: 'M6 5v14M18 5v14M6 12h12',
  text: 'M5 6h14M5 10h14M5 14h14M5 18h9',
  image: 'M4 5h16v14H4V5ZM4 16l5-5 4 4 3-3 4 4',
  grid: 'M4 4h7v7H4V4ZM13 4h7v7h-7V4ZM4 13h7v7H4v-7ZM13 13h7v7h-7v-7Z',
  table: 'M4 5h16v14H4V5ZM4 10h16M10 5v14',
  accordion: 'M4 5h16v5H4V5ZM4 14h16M4 18h16',
  campaign: 'M4 10v4l10 5V5L4 10ZM17 9a4 4 0 0 1 0 6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4l3 2',
  products: 'M6 8h12l1 12H5L6 8ZM9 8a3 3 0 0 1 6 0',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
}
export const blockIcon = 'M5 6h14v12H5V6Z'

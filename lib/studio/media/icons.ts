/** Icons of the library, as paths of 24 by 24. */
export const icons = {
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  folder: 'M3 6h6l2 2h10v11H3V6Z',
  newFolder: 'M3 6h6l2 2h10v11H3V6ZM12 11v5M9.5 13.5h5',
  pencil: 'M4 20l1-4L16 5l3 3L8 19l-4 1Z',
  move: 'M3 6h6l2 2h10v11H3V6ZM9 14h6M13 11.5l2.5 2.5-2.5 2.5',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  close: 'm6 6 12 12M18 6 6 18',
  open: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  replace: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5',
  file: 'M6 3h8l4 4v14H6V3ZM14 3v4h4',
  film: 'M4 5h16v14H4V5ZM10 9l5 3-5 3V9Z',
  check: 'm5 13 4 4L19 7',
  warning: 'M12 4 3 20h18L12 4ZM12 10v5M12 17.5v.5',
  all: 'M4 4h7v7H4V4ZM13 4h7v7h-7V4ZM4 13h7v7H4v-7ZM13 13h7v7h-7v-7Z',
} as const

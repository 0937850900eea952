/** The shop's mark: a nest with two leaves, on a field of 32 by 32. */
export const markPaths = {
  nest: 'M4 17.5c0 6 5.4 10 12 10s12-4 12-10c-3.6 1.8-7.6 2.6-12 2.6S7.6 19.3 4 17.5Z',
  leaves: 'M16 16.5c-3.6-2.6-4.8-6-3.6-11 3.8 1.2 6.2 4.4 6.4 8.2 1.4-1.8 3-2.8 5.2-3.2.2 4-1.8 6-8 6Z',
} as const

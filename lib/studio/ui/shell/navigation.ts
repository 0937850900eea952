import type { Permission } from '@/lib/studio/people'

/** The areas of the Studio, in the order of the navigation. Each name has a text in `navigation`. */
export const areas = [
  {
    name: 'stories',
    href: '/studio/',
    permission: 'edit',
    icon: 'M4 5h7v6H4V5ZM4 14h7v5H4v-5ZM14 5h6v3h-6V5ZM14 11h6v8h-6v-8Z',
  },
  {
    name: 'media',
    href: '/studio/media/',
    permission: 'edit',
    icon: 'M4 5h16v14H4V5ZM4 16l5-5 4 4 3-3 4 4M15.5 8.5h.5',
  },
  {
    name: 'campaigns',
    href: '/studio/campaigns/',
    permission: 'edit',
    icon: 'M5 6.5h14V20H5V6.5ZM5 10.5h14M9 4v4M15 4v4M8.5 14h4M8.5 17h7',
  },
  {
    name: 'releases',
    href: '/studio/releases/',
    permission: 'edit',
    icon: 'M4 7.5 12 4l8 3.5-8 3.5-8-3.5ZM4 12l8 3.5 8-3.5M4 16.5 12 20l8-3.5',
  },
  {
    name: 'log',
    href: '/studio/log/',
    permission: 'edit',
    icon: 'M12 4a8 8 0 1 1-7.4 5M4 4.5V9h4.5M12 8v4.5l3 2',
  },
  {
    name: 'bin',
    href: '/studio/bin/',
    permission: 'edit',
    icon: 'M5 7h14M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.3 10.5v5.5M13.7 10.5v5.5',
  },
  {
    name: 'redirects',
    href: '/studio/redirects/',
    permission: 'administer',
    icon: 'M5 19v-5a4 4 0 0 1 4-4h10M14.5 5.5 19 10l-4.5 4.5',
  },
  {
    name: 'workflows',
    href: '/studio/workflows/',
    permission: 'administer',
    icon: 'M3.5 6.5h5v5h-5v-5ZM15.5 12.5h5v5h-5v-5ZM8.5 9H12a3 3 0 0 1 3 3v0a3 3 0 0 0 .5 3',
  },
  {
    name: 'people',
    href: '/studio/people/',
    permission: 'administer',
    icon: 'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5c0-3.5 3-5.5 6.5-5.5s6.5 2 6.5 5.5M16 5a3.2 3.2 0 0 1 0 6.2M18 14.4c2.2.7 3.5 2.5 3.5 5.1',
  },
  {
    name: 'tokens',
    href: '/studio/tokens/',
    permission: 'administer',
    icon: 'M8 9.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM11.3 10.7 19.5 3.5M16 6.5l2.8 2.8M13.5 9l1.8 1.8',
  },
  {
    name: 'operation',
    href: '/studio/operation/',
    permission: 'administer',
    icon: 'M3 12.5h4l2.5-7 5 13 2.5-6h4',
  },
] as const satisfies readonly { name: string; href: string; permission: Permission; icon: string }[]

export type Area = (typeof areas)[number]['name']

/** The classes of words for which the rail has room on wide screens alone, and never beside the editor. */
export const onRail = 'md:max-xl:sr-only md:group-data-narrow/shell:sr-only'

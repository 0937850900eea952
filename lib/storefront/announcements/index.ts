/** What happens on a page, told to whoever listens. */
export { type Announcement, announce, hearAnnouncements } from './announce'

/** For client components alone: what server components take from here would be loaded with every page. */
export { Later } from './later.client'
export { Navigation } from './navigation.client'

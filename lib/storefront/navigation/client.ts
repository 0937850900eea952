/** For client components only: a server component that imports from here adds the code to every page. */
export { Later } from './later.client'
export { Navigation } from './navigation.client'

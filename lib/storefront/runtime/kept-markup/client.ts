/** For client components only: a server component that imports from here adds the code to every page. */
export { KeptMarkup } from './kept-markup.client'

/** For client components only: a server component that imports from here adds the code to every page. */
export { KeptMarkup } from './adopted-markup.client'

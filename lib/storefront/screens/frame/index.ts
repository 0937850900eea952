/** The client code of every page, in one file. */
export {
  BasketCount,
  BasketLayerHost,
  CategoryMenu,
  Deferred,
  Dialog,
  Hearts,
  HeldOrder,
  KeptMarkup,
  MenuTeaser,
  Navigation,
  SearchSuggestions,
  Toasts,
  WishlistCount,
} from './islands'
export { entryId } from './menu-stack'
export { type MenuEntry, menuTeasers, menuTree } from './menu-tree'
export { TeaserView } from './teaser-view'

/** What every page of the shop loads in the browser, in one file. */
export {
  BasketCount,
  BasketLayerHost,
  CategoryMenu,
  Dialog,
  Later,
  Navigation,
  SearchSuggestions,
  Toasts,
  WishlistCount,
} from './islands'

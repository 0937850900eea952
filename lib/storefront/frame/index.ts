/** The client code of every page, in one file. */
export {
  BasketCount,
  BasketLayerPlace,
  CategoryMenu,
  Dialog,
  Later,
  Navigation,
  SearchSuggestions,
  Toasts,
  WishlistCount,
} from './islands'

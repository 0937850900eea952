/** What stands in braces in texts of pages, and what the shop says in its place. */
export { fillShopWords } from './fill'
export { readShopWords } from './read'
export { ShopWordsProvider } from './shop-words.client'

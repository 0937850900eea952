/** For islands. */
export { fillShopWords, type ShopWordTexts } from './fill'
export { useFill, useShopWords } from './shop-words.client'

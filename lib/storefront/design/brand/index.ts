/** The look of the shop outside its pages: icons, typefaces and printed cards. */
export { cardLook } from './card-look'
export { type IconFile, iconSizes, renderGoodsSign, renderIcon } from './icons'
export { displayName, ShopStyle, textName } from './shop-style'
export { faceRules, familyOf, isOwn, ownTypefaces } from './typefaces'
export { type ShownShop, Wordmark } from './wordmark'

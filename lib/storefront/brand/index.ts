/** The look of the shop outside its pages: name, mark and colours of pictures, icons, mails, papers and the manifest. */
export { cardLook } from './card-look'
export { type IconFile, iconSizes, renderIcon } from './icons'
export { type Looking, lookOf, markSvg, type ShopLook } from './look'
export { faceRules, familyOf, fittedFamily, fittedRule, isOwn, ownTypefaces } from './typefaces'

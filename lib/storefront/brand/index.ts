/** The look of the shop outside its pages: icons, typefaces and printed cards. */
export { cardLook } from './card-look'
export { type IconFile, iconSizes, renderIcon } from './icons'
export { faceRules, familyOf, fittedFamily, fittedRule, isOwn, ownTypefaces } from './typefaces'

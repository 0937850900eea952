export { type Language, type Brand, shopBrands, languages } from './markets'

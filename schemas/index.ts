export { type Brand, type Language, languages, shopBrands } from './markets'

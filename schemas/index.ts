export { type Brand, type Language, languages, perLanguage, shopBrands } from './markets'

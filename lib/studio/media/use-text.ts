import { useLanguage } from '@/lib/studio/i18n/client'
import { mediaText } from './messages'

export const useMediaText = () => mediaText(useLanguage())

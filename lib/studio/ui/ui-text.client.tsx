'use client'

import { useLanguage } from '@/lib/studio/i18n/client'
import { uiText } from './messages'

export const useUiText = () => uiText(useLanguage())

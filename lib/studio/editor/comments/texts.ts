import { commentsText } from '@/lib/studio/comments/client'
import { useLanguage } from '@/lib/studio/i18n/client'

export const useCommentsText = () => commentsText(useLanguage())

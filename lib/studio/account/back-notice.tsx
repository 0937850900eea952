import type { StudioLanguage } from '@/lib/studio/i18n'
import { accountText } from './messages'

/** Says after a login in a tab of its own that the work goes on in the other one. */
export const BackNotice = ({ language }: { language: StudioLanguage }) => (
  <p role="status" className="rounded-card border border-line bg-success-ground px-4 py-3 text-success">
    {accountText(language)('login.back')}
  </p>
)

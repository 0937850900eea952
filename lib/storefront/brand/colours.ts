import type { Brand } from '@/schemas'

/** The colours of app/globals.css for output outside pages: sharing pictures, icons, the manifest. */
export const brandColours: Record<
  Brand,
  { theme: string; ground: string; ink: string; accent: string; soft: string }
> = {
  baby: { theme: '#ffffff', ground: '#fbf6ef', ink: '#23312f', accent: '#b03a25', soft: '#fbe3cf' },
  bm: { theme: '#ffffff', ground: '#f4f6f7', ink: '#14213d', accent: '#1d4ed8', soft: '#e3ecf7' },
}

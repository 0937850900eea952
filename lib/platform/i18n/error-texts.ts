import type { Language } from '@/schemas'

/**
 * The words of the error boundary. They are separate from the other messages because the browser loads them with every
 * page: an error may come when nothing more can be loaded.
 */
const texts = {
  de: {
    oops: 'Hoppla!',
    headline: 'Da ist etwas schiefgegangen',
    message: 'Die Seite konnte nicht angezeigt werden. Das liegt an uns, nicht an Ihnen.',
    suggestion: 'Versuchen Sie es noch einmal, oder gehen Sie zur Startseite.',
    retry: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
  fr: {
    oops: 'Oups\u202f!',
    headline: 'Une erreur s’est produite',
    message: 'La page n’a pas pu être affichée. Le problème vient de chez nous.',
    suggestion: 'Réessayez, ou revenez à l’accueil.',
    retry: 'Réessayer',
    home: 'Retour à l’accueil',
  },
  nl: {
    oops: 'Oeps!',
    headline: 'Er is iets misgegaan',
    message: 'De pagina kon niet worden getoond. Dat ligt aan ons, niet aan u.',
    suggestion: 'Probeer het opnieuw, of ga naar de startpagina.',
    retry: 'Opnieuw proberen',
    home: 'Naar de startpagina',
  },
  /** For the Studio, whose start the way home leads to. */
  en: {
    oops: 'Oops!',
    headline: 'Something went wrong',
    message: 'The page could not be shown. It is our fault, not yours.',
    suggestion: 'Try again, or go back to the start.',
    retry: 'Try again',
    home: 'Back to the start',
  },
} satisfies Record<
  Language | 'en',
  Record<'oops' | 'headline' | 'message' | 'suggestion' | 'retry' | 'home', string>
>

const hasTexts = (language: string): language is keyof typeof texts => Object.hasOwn(texts, language)

/** The words for a document's `lang`. */
export function errorTexts(lang: string) {
  const language = lang.slice(0, 2)
  return hasTexts(language) ? texts[language] : texts.de
}

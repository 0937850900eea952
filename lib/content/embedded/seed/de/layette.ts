import { article, breadcrumb, grid, headline, lead, richText, table, title } from '../build'
import { handout, headPicture, pullQuote } from '../build-display'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'

export function layette(here: Place): Draft {
  const slug = 'ratgeber/erstausstattung'
  return {
    slug,
    group: 'layette',
    name: 'Erstausstattung',
    tags: ['anziehen'],
    content: article(
      [
        breadcrumb(),
        title('Was ein Neugeborenes wirklich braucht'),
        lead(
          'Ein Bett, Milch, Windeln, Wärme und einen sicheren Weg nach Hause. Alles andere können Sie kaufen, wenn es fehlt.',
        ),
        headPicture(pictures.scene('nursery', 'guide')),
        table(
          'Kleidung für die ersten acht Wochen, bei zwei Wäschen in der Woche',
          ['Was', 'Größe 50', 'Größe 56', 'Größe 62'],
          [
            ['Bodys', '2', '6', '6'],
            ['Strampler oder Hosen', '2', '4', '4'],
            ['Oberteile oder Jäckchen', '1', '3', '3'],
            ['Schlafanzüge', '1', '3', '3'],
            ['Söckchen, Paare', '2', '3', '3'],
            ['Mützen', '1', '1', '1'],
          ],
        ),
        richText(
          p(
            'Ist Ihr Kind bei der Geburt größer als 52 cm, lassen Sie Größe 50 weg. Mehr dazu im [Größenberater](groessenberater).',
          ),
          h2('Am ersten Tag da sein sollte', 'erster-tag'),
          ul(
            '**Ein Bett** mit fester Matratze, zwei Spannbetttücher, zwei [Schlafsäcke](ratgeber/schlafsack-tog).',
            '**Eine Babyschale**, wenn Sie mit dem Auto nach Hause fahren. Üben Sie das [Angurten](ratgeber/kindersitz#angurten) vorher.',
            '**Ein Wickelplatz** mit waschbarer Auflage, eine Packung Windeln in der kleinsten Größe, weiche Tücher.',
            '**Zehn Mulltücher**: zum Spucken, Abdecken, Unterlegen, Waschen.',
            '**Ein Fieberthermometer** und die Nummern von Hebamme und Kinderarztpraxis am Kühlschrank.',
          ),
          h2('Das kann warten', 'warten'),
          ul(
            'Hochstuhl, Lätzchen, Teller: nach dem fünften Monat.',
            'Spielzeug: Ihr Gesicht genügt in den ersten Wochen.',
            'Sportsitz, Buggy, Laufstall: wenn Ihr Kind sitzt.',
            'Kleidung über Größe 68: Sie wissen noch nicht, in welcher Jahreszeit sie passt.',
          ),
          h2('Das brauchen Sie nicht'),
          ul(
            'Kissen, Decke, Nestchen und Himmel: Im ersten Jahr gehören sie nicht ins Bett.',
            'Schuhe vor dem Laufen. Socken halten wärmer.',
            'Ein Lauflerngerät mit Rädern. Es verursacht Stürze und hilft nicht beim Laufenlernen.',
          ),
        ),
        handout(here, slug, {
          headline: 'Zum Ausdrucken',
          name: 'Erstausstattung auf einem Blatt',
          description: 'Mengen, Größen und was warten kann: zum Abhaken an der Kühlschranktür.',
        }),
        pullQuote(
          'Messen schlägt Schätzen, und das Alter ist nur ein Anhaltspunkt.',
          ['Aus dem Größenberater', 'groessenberater'],
          { backgroundColor: 'butter' },
        ),
        headline('Als Nächstes'),
        grid(2, [guideTeaser('sizes'), guideTeaser('sleeping-bag')]),
      ],
      {
        title: 'Erstausstattung: was ein Neugeborenes wirklich braucht',
        description:
          'Die kurze Liste für die ersten acht Wochen: Mengen je Größe, was am ersten Tag da sein sollte, was warten kann und was Sie nicht brauchen.',
      },
    ),
  }
}

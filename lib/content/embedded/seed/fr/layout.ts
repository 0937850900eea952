import { paragraph, scheduled, trigger } from '../build'
import { categoryGroup, consentCategories, hotlineCard, line, linkGroup, links, marks, type NamedLink, paymentMarks, registrations, shippingConditions } from '../build-layout'
import type { CategoryKey } from '../category-looks'
import type { Place } from '../place'
import type { Draft } from '../types'
import { frenchCategories } from './categories/index'
import { frenchWords } from './words'

const payments = {
  KK: 'Carte de crédit',
  PP: 'Portefeuille en ligne',
  RE: 'Facture',
  V: 'Paiement anticipé',
  TW: 'Application de paiement suisse',
}

/** What helps to choose stands beside the categories in the menu. */
const menuGuides: Partial<Record<CategoryKey, NamedLink[]>> = {
  unterwegs: [['En sécurité en voiture', 'conseils/siege-auto']],
  schlafen: [['Gigoteuse : quel TOG ?', 'conseils/gigoteuse-tog']],
  kleidung: [['Guide des tailles', 'guide-des-tailles']],
}

export function layout(here: Place): Draft {
  const words = frenchWords(here)
  return {
    slug: 'layouts/layout',
    group: 'layouts/layout',
    name: 'En-tête et pied de page',
    content: {
      component: 'layout',
      navigation: [
        ...frenchCategories(words).map((group) => categoryGroup(group, ...(menuGuides[group.key] ?? []))),
        linkGroup(
          'Conseils',
          'conseils/',
          ['Trousseau de naissance', 'conseils/trousseau-naissance'],
          ['Gigoteuse : quel TOG ?', 'conseils/gigoteuse-tog'],
          ['En sécurité en voiture', 'conseils/siege-auto'],
          ['Poussette : cinq questions', 'conseils/poussette-questions'],
          ['Porte-bébé ou écharpe ?', 'conseils/porte-bebe-ou-echarpe'],
          ['Guide des tailles', 'guide-des-tailles'],
        ),
      ],
      featured: links(
        ['Trouver la taille', 'guide-des-tailles'],
        ['Trousseau de naissance', 'conseils/trousseau-naissance'],
        ['Cadeaux', 'kategorieseiten/jouer/'],
      ),
      serviceLinks: links(
        ['Livraison et retours', 'livraison'],
        ['Questions fréquentes', 'questions-frequentes'],
        ['Service', 'service/'],
      ),
      sellingPoints: [
        line('30 jours pour rendre', 'Sans frais et sans explication', 'return', 'livraison'),
        line(`Chez vous en ${words.days}`, `Port ${words.standard}`, 'truck', 'livraison'),
        words.invoice
          ? line('Paiement sur facture', 'Regarder d’abord, payer ensuite', 'invoice', 'paiement')
          : line('Des tailles expliquées', 'En centimètres, pas en devinettes', 'ruler', 'guide-des-tailles'),
        line('Conseil pour le siège auto', 'Gratuit, sur rendez-vous', 'shield', 'service/conseil'),
      ],
      footerLinks: [
        linkGroup(
          'Service',
          'service/',
          ['Livraison et retours', 'livraison'],
          ['Payer', 'paiement'],
          ['Questions fréquentes', 'questions-frequentes'],
          ['Comment nous joindre', 'service/nous-joindre'],
          ['Conseil', 'service/conseil'],
          ['Magasins', 'service/magasins'],
          ['Réclamation', 'service/reclamation'],
          ['Appareils et piles', 'service/appareils-et-piles'],
        ),
        linkGroup(
          'Conseils',
          'conseils/',
          ['Trousseau de naissance', 'conseils/trousseau-naissance'],
          ['Gigoteuse : quel TOG ?', 'conseils/gigoteuse-tog'],
          ['En sécurité en voiture', 'conseils/siege-auto'],
          ['Choisir une poussette', 'conseils/poussette-questions'],
          ['Guide des tailles', 'guide-des-tailles'],
        ),
        linkGroup(
          'Nestling',
          undefined,
          ['À propos', 'a-propos'],
          ['Lettre d’information', 'lettre-information'],
          ['Pour la rédaction', 'documentation/'],
        ),
      ],
      paymentProviders: paymentMarks(here.payments, payments),
      trustSeals: marks(
        ['30 jours pour rendre', 'return-arrow'],
        ['Transmission chiffrée', 'lock'],
        ['Sièges auto UN R129', 'shield'],
      ),
      deliveryProviders: marks(
        ['Colis à domicile', 'parcel'],
        ['Point de retrait', 'pick-up'],
        ['Transporteur jusque dans le logement', 'express'],
      ),
      socialLinks: [],
      legalInfos: [
        ...links(
          ['Mentions légales', 'mentions-legales'],
          ['Protection des données', 'protection-des-donnees'],
          ['Conditions générales', 'conditions-generales'],
          [words.withdrawalName, 'retractation'],
          ['Accessibilité', 'accessibilite'],
        ),
        ...registrations('service/appareils-et-piles', words.battery, words.electronics),
      ],
      hotlineCards: [
        hotlineCard({
          title: `Service ${words.country}`,
          text: 'Écrivez-nous. Nous répondons en français, en un jour ouvrable.',
          hours: words.hours,
          phone: here.hotline,
          email: here.serviceEmail,
        }),
      ],
      orderServices: [
        line('Livraison', `Colis en ${words.days}`, 'truck', 'livraison'),
        line('Retours', '30 jours, sans frais', 'return', 'livraison'),
        line(
          'Paiement',
          words.invoice ? 'Facture, carte, portefeuille ou avance' : 'Carte, portefeuille ou avance',
          'invoice',
          'paiement',
        ),
      ],
      contactSubjects: [
        line('Question sur un article', 'Dimensions, matière, disponibilité', 'info'),
        line('Question sur une commande', 'Ayez le numéro de commande sous la main', 'truck'),
        line('Retour ou défaut', 'Une photo nous aide à répondre plus vite', 'return'),
        line('Mon compte', 'Connexion, adresses, lettre d’information', 'user'),
      ],
      titleTemplate: '%s – Nestling',
      defaultDescription:
        here.brand === 'baby'
          ? 'Nestling : vêtements, gigoteuses, sièges auto et poussettes pour les premières années, avec des tailles et des délais clairs.'
          : 'Nestling : meubles, vêtements et équipement pour la famille, avec des dimensions exactes et des délais clairs.',
      consentTitle: 'C’est vous qui décidez',
      consentText:
        'Pour que le panier fonctionne, nous enregistrons quelques données sur votre appareil. Tout le reste est facultatif et se modifie à tout moment par le lien au bas de la page.',
      consentAcceptAll: 'Tout accepter',
      consentSave: 'Enregistrer mon choix',
      consentDeny: 'Seulement le nécessaire',
      consentCategories: consentCategories({
        essential: ['Nécessaire', 'Panier, connexion, pays et langue. Sans cela, rien ne fonctionne.'],
        statistics: [
          'Statistiques',
          'Compte les visites et classe les recommandations, pour que nous sachions quelles pages sont utiles.',
        ],
        marketing: [
          'Fidélité et publicité',
          'Retient si vous venez d’un partenaire de fidélité et montre ailleurs ce que vous avez regardé ici.',
        ],
      }),
      shippingConditions: shippingConditions(
        { label: 'Livraison par transporteur', cost: here.bulkyShipping },
        { label: 'Livraison standard', cost: here.standardShipping },
      ),
      hasDownloads: 'yes',
      campaignsTop: [
        scheduled(
          { from: '2026-11-30 23:00', to: `2026-12-${here.lastOrderDay} 11:00` },
          paragraph(`Commandé jusqu'au ${words.lastOrder} à midi, livré avant Noël.`, {
            type: 'small',
            positioning: 'center',
            backgroundColor: 'butter',
          }),
        ),
      ],
      campaignsBottom: [
        scheduled(
          {
            from: '2026-11-14 23:00',
            to: '2026-12-24 12:00',
            triggers: [
              trigger('url', `/${here.market.code}/livraison/,/${here.market.code}/questions-frequentes/`),
            ],
          },
          paragraph(`Vous pouvez rendre les cadeaux de Noël jusqu'au ${words.returnUntil}.`, {
            backgroundColor: 'sage',
          }),
        ),
      ],
    },
  }
}

/**
 * What each block looks like, in a few strokes on 160 by 90. A stroke is a letter, numbers and a tone: `b x y w h tone` is a
 * box, `p x y w h tone` a picture, `o x y r tone` a circle, `h x y w` a heading, `t x y w lines` text and `k x y w` a button.
 */
export const sketches: Readonly<Record<string, string>> = {
  page: 'b 0 0 160 14 line;b 12 22 136 24 sage;h 20 30 60;b 12 52 42 30 card;b 59 52 42 30 card;b 106 52 42 30 card',
  section: 'b 16 14 128 62 card;h 26 24 70;t 26 40 108 3',
  layout:
    'b 0 0 160 18 sage;b 12 6 26 6 ink;b 60 6 60 6 card;t 30 36 100 3;b 0 68 160 22 line;t 12 74 30 2;t 64 74 30 2;t 116 74 30 2',
  headline: 'h 20 38 120',
  paragraph: 't 20 24 120 5',
  rich_text:
    'h 20 14 70;t 20 30 120 2;o 25 55 2 accent;t 32 53 90 1;o 25 66 2 accent;t 32 64 80 1;o 25 77 2 accent;t 32 75 86 1',
  content_image: 'p 30 10 100 60 sky;t 30 76 60 1',
  teaser: 'b 40 6 80 78 card;p 40 6 80 40 apricot;h 48 52 48;t 48 66 60 1;b 48 75 26 4 accent',
  banner: 'b 6 18 148 54 butter;h 16 32 56;t 16 46 60 2;p 92 18 62 54 sky',
  accordion:
    'b 20 16 120 16 card;h 28 20 50;b 20 36 120 30 card;h 28 40 60;t 28 53 96 1;b 20 70 120 14 card;h 28 73 44',
  faq: 'h 20 10 54;b 20 24 120 16 card;t 28 30 70 1;b 20 44 120 16 card;t 28 50 84 1;b 20 64 120 16 card;t 28 70 60 1',
  breadcrumb: 't 20 42 26 1;o 54 45 2 accent;t 62 42 30 1;o 100 45 2 accent;t 108 42 32 1',
  table:
    'b 20 16 120 14 sage;t 26 21 20 1;t 66 21 20 1;t 106 21 20 1;b 20 31 120 14 card;b 20 46 120 14 card;b 20 61 120 14 card;t 26 36 24 1;t 66 36 16 1;t 106 36 22 1;t 26 51 18 1;t 66 51 22 1;t 106 51 16 1;t 26 66 24 1;t 66 66 18 1;t 106 66 20 1',
  grid: 'b 12 16 42 58 sage;b 59 16 42 58 apricot;b 106 16 42 58 sky',
  trigger_container:
    'b 14 12 132 66 card;o 32 30 10 butter;b 31 23 2 8 ink;b 32 29 6 2 ink;h 52 26 70;t 26 52 108 2',
  shared_section: 'b 12 12 84 40 card;t 22 22 60 2;b 64 38 84 40 sage;t 74 48 60 2',
  campaign_teaser: 'b 6 18 148 54 apricot;h 18 30 70;t 18 44 60 1;k 18 54 40;p 104 18 50 54 butter',
  campaign_card: 'b 48 8 64 74 apricot;p 48 8 64 38 sky;h 54 52 40;b 54 66 26 8 accent',
  video: 'b 26 10 108 70 ink;o 80 45 15 card;b 77 39 8 12 accent',
  brand_link: 'b 20 24 120 42 card;o 46 45 13 sage;h 70 34 50;t 70 48 58 1',
  listing:
    'k 12 8 28;k 44 8 28;k 76 8 28;p 12 24 42 32 sage;t 12 60 36 1;b 12 70 20 6 ink;p 59 24 42 32 apricot;t 59 60 36 1;b 59 70 20 6 ink;p 106 24 42 32 sky;t 106 60 36 1;b 106 70 20 6 ink',
  tabs: 'b 20 18 36 14 card;h 26 22 24;b 60 18 36 14 line;b 100 18 36 14 line;b 20 32 120 44 card;t 30 44 96 3',
  category_tiles:
    'p 8 18 44 38 sage;t 12 62 32 1;p 58 18 44 38 apricot;t 62 62 32 1;p 108 18 44 38 sky;t 112 62 32 1',
  logo_wall:
    'b 12 18 42 24 card;o 33 30 6 sage;b 59 18 42 24 card;o 80 30 6 apricot;b 106 18 42 24 card;o 127 30 6 sky;b 12 48 42 24 card;o 33 60 6 butter;b 59 48 42 24 card;o 80 60 6 sage;b 106 48 42 24 card;o 127 60 6 apricot',
  quote: 'b 20 18 4 54 accent;h 34 24 100;h 34 38 84;t 34 60 50 1',
  qr_code:
    'b 50 15 60 60 card;b 56 21 16 16 ink;b 88 21 16 16 ink;b 56 53 16 16 ink;b 78 43 6 6 ink;b 88 53 6 6 ink;b 98 61 6 6 ink;b 78 25 4 8 ink;b 62 43 8 4 ink;b 96 43 8 4 ink',
  size_table:
    'b 20 12 120 14 apricot;t 26 17 16 1;t 64 17 20 1;t 104 17 20 1;b 20 27 120 14 card;h 26 30 12;t 64 32 20 1;t 104 32 20 1;b 20 42 120 14 card;h 26 45 12;t 64 47 20 1;t 104 47 20 1;b 20 57 120 14 card;h 26 60 12;t 64 62 20 1;t 104 62 20 1',
  advisor_entry: 'b 14 18 132 54 sky;o 40 45 16 card;b 39 34 3 12 accent;h 68 30 60;t 68 44 64 1;k 68 54 40',
  downloads:
    'b 20 14 120 18 card;b 27 18 9 10 accent;t 44 21 70 1;b 20 36 120 18 card;b 27 40 9 10 accent;t 44 43 60 1;b 20 58 120 18 card;b 27 62 9 10 accent;t 44 65 76 1',
  countdown:
    'h 44 14 72;b 20 34 27 34 card;h 26 46 15;b 51 34 27 34 card;h 57 46 15;b 82 34 27 34 card;h 88 46 15;b 113 34 27 34 card;h 119 46 15',
  image_map: 'p 22 10 116 70 sage;o 56 36 6 accent;o 92 54 6 accent;o 112 28 6 accent',
  product_list:
    'h 12 8 60;p 12 22 30 28 sage;t 12 54 26 1;b 12 64 16 6 ink;p 47 22 30 28 sky;t 47 54 26 1;b 47 64 16 6 ink;p 82 22 30 28 apricot;t 82 54 26 1;b 82 64 16 6 ink;p 117 22 30 28 butter;t 117 54 26 1;b 117 64 16 6 ink',
  product_slider:
    'h 12 8 60;p 12 22 42 34 sky;t 12 60 36 1;b 12 70 20 6 ink;p 60 22 42 34 butter;t 60 60 36 1;b 60 70 20 6 ink;p 108 22 52 34 sage;o 146 39 8 card;b 144 36 4 6 ink',
  basket_direct_add: 'b 14 20 132 50 card;p 20 26 42 38 apricot;h 72 28 50;b 72 42 26 7 ink;k 72 54 58',
  bundle_promotion:
    'b 10 10 140 70 card;p 18 18 38 32 sage;h 62 32 6;p 74 18 38 32 sky;h 118 32 6;b 126 26 18 14 accent;k 18 60 124',
  recently_viewed:
    'h 12 16 60;p 12 32 26 26 sage;p 43 32 26 26 apricot;p 74 32 26 26 sky;p 105 32 26 26 butter;p 136 32 24 26 sage;t 12 64 22 1;t 43 64 22 1;t 74 64 22 1;t 105 64 22 1',
  store_finder:
    'b 10 12 62 14 card;k 46 15 22;b 10 32 62 22 card;h 16 37 34;t 16 47 44 1;b 10 58 62 22 card;h 16 63 28;t 16 73 44 1;p 80 12 70 68 sage;o 104 38 5 accent;o 128 56 5 accent',
  newsletter_form: 'b 10 16 140 58 butter;h 22 26 80;b 22 46 74 16 card;k 102 46 38',
  forget_device: 'h 20 20 76;t 20 36 120 2;k 20 60 64',
  custom_form: 't 24 10 40 1;b 24 18 112 12 card;t 24 36 50 1;b 24 44 112 20 card;k 24 70 44',
  consultation:
    'h 24 10 66;b 24 24 52 12 card;b 84 24 52 12 card;k 24 44 24;k 52 44 24;k 80 44 24;b 24 62 112 14 accent',
}

/** Postcode regions by their first two digits, with the largest town and where it lies; then further towns. */
export const austria = `
10 Wien/Vienna/fr:Vienne/nl:Wenen 48.21 16.37
11 Wien 48.17 16.33
12 Wien 48.23 16.43
20 Stockerau 48.39 16.21
21 Mistelbach 48.57 16.57
22 Gänserndorf 48.34 16.72
23 Mödling 48.09 16.29
24 Bruck an der Leitha 48.02 16.78
25 Baden 48.01 16.23
26 Neunkirchen 47.72 16.08
27 Wiener Neustadt 47.81 16.24
28 Kirchschlag 47.50 16.28
30 Purkersdorf 48.21 16.18
31 St. Pölten 48.20 15.63
32 Scheibbs 48.01 15.17
33 Amstetten 48.12 14.87
34 Tulln 48.33 16.05
35 Krems 48.41 15.61
36 Spitz 48.36 15.41
37 Eggenburg 48.64 15.82
38 Waidhofen an der Thaya 48.81 15.28
39 Zwettl 48.61 15.17
40 Linz 48.31 14.29
41 Rohrbach 48.57 13.99
42 Freistadt 48.51 14.50
43 Perg 48.25 14.63
44 Steyr 48.04 14.42
45 Kirchdorf an der Krems 47.91 14.12
46 Wels 48.16 14.02
47 Grieskirchen 48.23 13.83
48 Vöcklabruck 48.00 13.66
49 Ried im Innkreis 48.21 13.49
50 Salzburg/fr:Salzbourg 47.80 13.04
51 Oberndorf 47.94 12.94
52 Braunau 48.26 13.04
53 Mondsee 47.86 13.35
54 Hallein 47.68 13.10
55 Bischofshofen 47.42 13.22
56 St. Johann im Pongau 47.35 13.20
57 Zell am See 47.32 12.80
60 Innsbruck 47.27 11.39
61 Schwaz 47.35 11.71
62 Jenbach 47.39 11.77
63 Kufstein 47.58 12.17
64 Imst 47.24 10.74
65 Landeck 47.14 10.57
66 Reutte 47.49 10.72
67 Bludenz 47.15 9.82
68 Feldkirch 47.24 9.60
69 Bregenz 47.50 9.75
70 Eisenstadt 47.85 16.52
71 Neusiedl am See 47.95 16.84
72 Mattersburg 47.74 16.40
73 Oberpullendorf 47.50 16.51
74 Oberwart 47.29 16.20
75 Güssing 47.06 16.32
80 Graz 47.07 15.44
81 Weiz 47.22 15.63
82 Hartberg 47.28 15.97
83 Feldbach 46.95 15.89
84 Leibnitz 46.78 15.54
85 Deutschlandsberg 46.82 15.22
86 Bruck an der Mur 47.41 15.27
87 Leoben 47.38 15.09
88 Murau 47.11 14.17
89 Liezen 47.57 14.24
90 Klagenfurt 46.62 14.31
91 Völkermarkt 46.66 14.63
92 Velden 46.61 14.04
93 St. Veit an der Glan 46.77 14.36
94 Wolfsberg 46.84 14.84
95 Villach 46.61 13.85
96 Hermagor 46.63 13.37
97 Paternion 46.71 13.64
98 Spittal an der Drau 46.80 13.50
99 Lienz 46.83 12.77
- Dornbirn 47.41 9.74
- Lustenau 47.43 9.66
- Kapfenberg 47.44 15.29
- Leonding 48.28 14.25
- Traun 48.22 14.24
- Klosterneuburg 48.31 16.33
- Schwechat 48.14 16.48
- Ternitz 47.72 16.04
- Hall in Tirol 47.28 11.51
- Wörgl 47.49 12.06
- Kitzbühel 47.45 12.39
- Gmunden 47.92 13.80
- Bad Ischl 47.71 13.62
- Saalfelden 47.43 12.85
- Bad Gastein 47.12 13.13
- Hollabrunn 48.56 16.08
- Korneuburg 48.34 16.33
- Judenburg 47.17 14.66
- Knittelfeld 47.21 14.83
- Enns 48.21 14.48
`

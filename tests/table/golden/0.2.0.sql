BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0013');
CREATE TABLE aliases (
	guest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (guest), 
	FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE analyses (
	table_id TEXT NOT NULL, 
	played TEXT NOT NULL, 
	done BOOLEAN NOT NULL, 
	changed DOUBLE NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE announcements (
	id TEXT NOT NULL, 
	en TEXT NOT NULL, 
	fr TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE bans (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	what TEXT NOT NULL, 
	name TEXT NOT NULL, 
	reason_en TEXT NOT NULL, 
	reason_fr TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	until DOUBLE, 
	PRIMARY KEY (id)
);
CREATE TABLE challenges (
	id TEXT NOT NULL, 
	purpose TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	challenge TEXT NOT NULL, 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE channels (
	id TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	table_id TEXT, 
	kind TEXT NOT NULL, 
	address TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	wants JSON NOT NULL, 
	lang TEXT NOT NULL, 
	label TEXT NOT NULL, 
	site TEXT NOT NULL, 
	code TEXT NOT NULL, 
	trouble TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE contents (
	game TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	release TEXT NOT NULL, 
	written TEXT NOT NULL, 
	PRIMARY KEY (game, hash)
);
INSERT INTO "contents" VALUES('vinci','88ebb63a8d527e4b','0.2.0','game: vinci
hash: 88ebb63a8d527e4b
release: 0.2.0
files: {europe.provinces: content/europe.yaml, europe.seas: content/europe.yaml, europe.coasts: content/europe.yaml, mediterranean.provinces: content/mediterranean.yaml, mediterranean.seas: content/mediterranean.yaml, mediterranean.coasts: content/mediterranean.yaml, players: content/players.yaml, tokens: content/tokens.yaml}
tables:
  europe.provinces:
  - {id: ireland, terrain: livestock, symbols: [], edge: false, seas: [atlantic], coasts: [irish_sea], adjacent: [england, scotland], centre: [-7.5, 53.1], known: [entry, sea zone, coast with england], source: house}
  - {id: scotland, terrain: mountain, symbols: [], edge: false, seas: [atlantic, north_sea], coasts: [irish_sea], adjacent: [england, ireland], centre: [-4.0, 56.9], known: [entry], source: house}
  - {id: england, terrain: plain, symbols: [port], edge: false, seas: [atlantic, north_sea], coasts: [irish_sea, channel], adjacent: [flanders, gaul_north, ireland, scotland], centre: [-1.6, 52.6], known: [coast with ireland], source: house, sources: {symbols: public}}
  - {id: norway, terrain: mountain, symbols: [], edge: true, seas: [north_sea], coasts: [skagerrak], adjacent: [jutland, sweden], centre: [10.1, 61.4], known: [sea zone], source: house}
  - {id: sweden, terrain: forest, symbols: [mine], edge: true, seas: [baltic], coasts: [skagerrak, gulf_of_bothnia], adjacent: [finland, jutland, norway], centre: [14.3, 57.8], source: house}
  - {id: finland, terrain: forest, symbols: [], edge: true, seas: [baltic], coasts: [gulf_of_finland, gulf_of_bothnia], adjacent: [livonia, novgorod, sweden], centre: [27.7, 62.9], source: house}
  - {id: jutland, terrain: livestock, symbols: [], edge: false, seas: [north_sea, baltic], coasts: [german_bight, skagerrak, pomeranian_coast], adjacent: [flanders, norway, prussia, saxony, sweden], centre: [12.2, 53.6], source: house}
  - {id: flanders, terrain: agricultural, symbols: [port], edge: false, seas: [north_sea], coasts: [channel, german_bight], adjacent: [burgundy, england, gaul_north, jutland, rhineland, saxony], centre: [3.3, 50.5], source: house}
  - {id: rhineland, terrain: plain, symbols: [mine], edge: false, seas: [], coasts: [], adjacent: [alps, bavaria, burgundy, flanders, saxony], centre: [7.7, 50.2], source: house}
  - {id: saxony, terrain: plain, symbols: [], edge: false, seas: [], coasts: [], adjacent: [bavaria, bohemia, flanders, jutland, poland, prussia, rhineland], centre: [12.2, 51.8], source: house}
  - {id: bavaria, terrain: forest, symbols: [], edge: false, seas: [], coasts: [], adjacent: [alps, bohemia, rhineland, saxony], centre: [10.9, 48.9], source: house}
  - {id: bohemia, terrain: mountain, symbols: [mine], edge: false, seas: [], coasts: [], adjacent: [alps, bavaria, carpathians, pannonia, poland, saxony], centre: [15.8, 49.9], source: house}
  - {id: prussia, terrain: plain, symbols: [port], edge: false, seas: [baltic], coasts: [pomeranian_coast, amber_coast], adjacent: [jutland, livonia, poland, polesia, saxony], centre: [17.6, 53.8], source: house}
  - {id: poland, terrain: agricultural, symbols: [], edge: false, seas: [], coasts: [], adjacent: [bohemia, carpathians, polesia, prussia, saxony, ukraine], centre: [20.8, 51.5], source: house}
  - {id: gaul_north, terrain: agricultural, symbols: [], edge: false, seas: [biscay], coasts: [channel, armorican_coast], adjacent: [aquitaine_a, burgundy, england, flanders], centre: [0.9, 48.5], source: house}
  - {id: burgundy, terrain: livestock, symbols: [], edge: false, seas: [], coasts: [], adjacent: [alps, aquitaine_a, aquitaine_b, flanders, gaul_north, rhineland], centre: [4.5, 47.2], source: house}
  - {id: aquitaine_a, terrain: plain, symbols: [], edge: false, seas: [biscay], coasts: [gascon_coast, armorican_coast], adjacent: [aquitaine_b, burgundy, gaul_north, pyrenees], centre: [1.0, 45.9], known: [neither forest nor mountain, no entry, beside pyrenees], source: house}
  - {id: aquitaine_b, terrain: livestock, symbols: [], edge: false, seas: [tyrrhenian], coasts: [gulf_of_lion, riviera], adjacent: [alps, aquitaine_a, burgundy, north_italy, pyrenees], centre: [3.4, 44.3], known: [neither forest nor mountain, no entry, beside pyrenees], source: house}
  - {id: iberia_west, terrain: agricultural, symbols: [port], edge: false, seas: [atlantic, biscay], coasts: [cantabrian_coast, lusitanian_coast], adjacent: [andalusia, pyrenees, spain_forest], centre: [-7.1, 39.8], known: [agricultural, entry, neutral pawn, beside pyrenees], source: house}
  - {id: spain_forest, terrain: forest, symbols: [], edge: false, seas: [western_med], coasts: [levantine_coast, catalan_coast], adjacent: [andalusia, iberia_west, pyrenees], centre: [-1.9, 40.4], known: [forest, neutral pawn, beside pyrenees], source: house}
  - {id: andalusia, terrain: plain, symbols: [mine], edge: false, seas: [atlantic, western_med], coasts: [lusitanian_coast, levantine_coast], adjacent: [iberia_west, spain_forest], centre: [-4.4, 37.8], source: house}
  - {id: pyrenees, terrain: mountain, symbols: [], edge: false, seas: [biscay, tyrrhenian], coasts: [cantabrian_coast, gascon_coast, catalan_coast, gulf_of_lion], adjacent: [aquitaine_a, aquitaine_b, iberia_west, spain_forest], centre: [-0.4, 42.5], known: [mountain, no neutral pawn, beside iberia_west, beside spain_forest, beside aquitaine_a, beside aquitaine_b], source: house}
  - {id: alps, terrain: mountain, symbols: [], edge: false, seas: [], coasts: [], adjacent: [aquitaine_b, bavaria, bohemia, burgundy, illyria, north_italy, pannonia, rhineland], centre: [9.2, 46.7], source: house}
  - {id: north_italy, terrain: agricultural, symbols: [port], edge: false, seas: [tyrrhenian], coasts: [riviera, tuscan_coast, adriatic], adjacent: [alps, aquitaine_b, illyria, south_italy], centre: [10.8, 44.9], known: [no entry, coast with south_italy], source: house}
  - {id: south_italy, terrain: plain, symbols: [port], edge: false, seas: [western_med, tyrrhenian, eastern_med], coasts: [tuscan_coast, adriatic, otranto], adjacent: [greece, illyria, north_italy], centre: [13.0, 42.3], known: [sea zone, coast with north_italy], source: house}
  - {id: pannonia, terrain: livestock, symbols: [], edge: false, seas: [], coasts: [], adjacent: [alps, bohemia, carpathians, dacia, illyria], centre: [19.4, 46.5], source: house}
  - {id: illyria, terrain: mountain, symbols: [], edge: false, seas: [], coasts: [adriatic, otranto], adjacent: [alps, dacia, greece, north_italy, pannonia, south_italy, thrace], centre: [17.0, 44.6], source: house}
  - {id: greece, terrain: livestock, symbols: [port], edge: false, seas: [eastern_med], coasts: [otranto, aegean], adjacent: [asia_minor, illyria, south_italy, thrace], centre: [21.2, 40.1], source: house}
  - {id: thrace, terrain: mountain, symbols: [], edge: false, seas: [black_sea], coasts: [aegean, thracian_coast], adjacent: [asia_minor, dacia, greece, illyria], centre: [25.5, 42.2], source: house}
  - {id: dacia, terrain: agricultural, symbols: [], edge: false, seas: [black_sea], coasts: [thracian_coast, dniester_coast], adjacent: [carpathians, illyria, pannonia, tauris, thrace, ukraine], centre: [26.6, 44.5], source: house}
  - {id: carpathians, terrain: mountain, symbols: [mine], edge: false, seas: [], coasts: [], adjacent: [bohemia, dacia, pannonia, poland, ukraine], centre: [24.3, 46.7], source: house}
  - {id: livonia, terrain: forest, symbols: [port], edge: false, seas: [baltic], coasts: [amber_coast, gulf_of_finland], adjacent: [finland, novgorod, polesia, prussia], centre: [26.5, 56.5], source: house}
  - {id: polesia, terrain: forest, symbols: [], edge: false, seas: [], coasts: [], adjacent: [livonia, muscovy, novgorod, poland, prussia, ukraine], centre: [27.6, 53.2], source: house}
  - {id: ukraine, terrain: agricultural, symbols: [], edge: false, seas: [], coasts: [], adjacent: [carpathians, dacia, don, muscovy, poland, polesia, tauris], centre: [31.0, 49.7], source: house}
  - {id: tauris, terrain: livestock, symbols: [port], edge: false, seas: [black_sea], coasts: [dniester_coast, azov], adjacent: [caucasus, dacia, don, ukraine], centre: [35.1, 47.5], source: house}
  - {id: don, terrain: livestock, symbols: [], edge: false, seas: [], coasts: [azov], adjacent: [caucasus, kazan, lower_volga, muscovy, tauris, ukraine], centre: [40.1, 50.5], source: house}
  - {id: caucasus, terrain: mountain, symbols: [], edge: true, seas: [black_sea], coasts: [azov, colchian_coast], adjacent: [anatolia, don, lower_volga, tauris], centre: [44.0, 43.4], source: house}
  - {id: lower_volga, terrain: livestock, symbols: [], edge: true, seas: [], coasts: [], adjacent: [caucasus, don, kazan, ural_s], centre: [48.0, 49.2], source: house}
  - {id: kazan, terrain: forest, symbols: [], edge: false, seas: [], coasts: [], adjacent: [don, lower_volga, muscovy, novgorod, ural_n, ural_s], centre: [48.7, 56.8], source: house}
  - {id: ural_s, terrain: mountain, symbols: [mine], edge: true, seas: [], coasts: [], adjacent: [kazan, lower_volga, ural_n], centre: [55.0, 54.7], source: house}
  - {id: ural_n, terrain: mountain, symbols: [], edge: true, seas: [], coasts: [], adjacent: [kazan, novgorod, ural_s], centre: [58.5, 59.5], source: house}
  - {id: muscovy, terrain: plain, symbols: [], edge: false, seas: [], coasts: [], adjacent: [don, kazan, novgorod, polesia, ukraine], centre: [37.5, 53.6], source: house}
  - {id: novgorod, terrain: forest, symbols: [], edge: true, seas: [], coasts: [gulf_of_finland], adjacent: [finland, kazan, livonia, muscovy, polesia, ural_n], centre: [37.5, 60.8], source: house}
  - {id: asia_minor, terrain: agricultural, symbols: [port], edge: false, seas: [eastern_med, black_sea], coasts: [aegean, pontic_coast, lycian_coast], adjacent: [anatolia, greece, thrace], centre: [30.1, 38.8], source: house}
  - {id: anatolia, terrain: mountain, symbols: [mine], edge: true, seas: [eastern_med, black_sea], coasts: [pontic_coast, colchian_coast, lycian_coast], adjacent: [asia_minor, caucasus], centre: [37.5, 39.1], source: house}
  europe.seas:
  - {id: atlantic, edge: true, touches: [biscay, north_sea, western_med], source: house}
  - {id: north_sea, edge: true, touches: [atlantic], source: house}
  - {id: biscay, edge: false, touches: [atlantic], source: house}
  - {id: baltic, edge: false, touches: [], source: house}
  - {id: western_med, edge: true, touches: [atlantic, eastern_med, tyrrhenian], source: house}
  - {id: tyrrhenian, edge: false, touches: [western_med], source: house}
  - {id: eastern_med, edge: true, touches: [western_med], source: house}
  - {id: black_sea, edge: false, touches: [], source: house}
  europe.coasts:
  - {id: irish_sea, provinces: [england, ireland, scotland], source: house}
  - {id: channel, provinces: [england, flanders, gaul_north], source: house}
  - {id: german_bight, provinces: [flanders, jutland], source: house}
  - {id: skagerrak, provinces: [jutland, norway, sweden], source: house}
  - {id: pomeranian_coast, provinces: [jutland, prussia], source: house}
  - {id: amber_coast, provinces: [livonia, prussia], source: house}
  - {id: gulf_of_finland, provinces: [finland, livonia, novgorod], source: house}
  - {id: gulf_of_bothnia, provinces: [finland, sweden], source: house}
  - {id: cantabrian_coast, provinces: [iberia_west, pyrenees], source: house}
  - {id: gascon_coast, provinces: [aquitaine_a, pyrenees], source: house}
  - {id: armorican_coast, provinces: [aquitaine_a, gaul_north], source: house}
  - {id: lusitanian_coast, provinces: [andalusia, iberia_west], source: house}
  - {id: levantine_coast, provinces: [andalusia, spain_forest], source: house}
  - {id: catalan_coast, provinces: [pyrenees, spain_forest], source: house}
  - {id: gulf_of_lion, provinces: [aquitaine_b, pyrenees], source: house}
  - {id: riviera, provinces: [aquitaine_b, north_italy], source: house}
  - {id: tuscan_coast, provinces: [north_italy, south_italy], source: house}
  - {id: adriatic, provinces: [illyria, north_italy, south_italy], source: house}
  - {id: otranto, provinces: [greece, illyria, south_italy], source: house}
  - {id: aegean, provinces: [asia_minor, greece, thrace], source: house}
  - {id: thracian_coast, provinces: [dacia, thrace], source: house}
  - {id: dniester_coast, provinces: [dacia, tauris], source: house}
  - {id: azov, provinces: [caucasus, don, tauris], source: house}
  - {id: pontic_coast, provinces: [anatolia, asia_minor], source: house}
  - {id: colchian_coast, provinces: [anatolia, caucasus], source: house}
  - {id: lycian_coast, provinces: [anatolia, asia_minor], source: house}
  mediterranean.provinces:
  - {id: lusitania, terrain: livestock, symbols: [], edge: false, seas: [atlantic, biscay], coasts: [lusitanian_coast, cantabrian_coast], adjacent: [baetica, hispania, pyrenees], centre: [-7.1, 39.8], source: house}
  - {id: hispania, terrain: forest, symbols: [], edge: false, seas: [balearic], coasts: [levante, catalan_coast], adjacent: [baetica, lusitania, pyrenees], centre: [-3.1, 40.2], source: house}
  - {id: baetica, terrain: plain, symbols: [mine], edge: false, seas: [atlantic, balearic], coasts: [lusitanian_coast, pillars, levante], adjacent: [hispania, lusitania, mauretania], centre: [-4.4, 37.8], source: house}
  - {id: pyrenees, terrain: mountain, symbols: [], edge: false, seas: [biscay, balearic], coasts: [cantabrian_coast, gascon_coast, catalan_coast, gulf_of_lion], adjacent: [aquitania, hispania, lusitania, narbonensis], centre: [-0.9, 42.5], source: house}
  - {id: aquitania, terrain: forest, symbols: [], edge: true, seas: [biscay], coasts: [gascon_coast], adjacent: [narbonensis, pyrenees], centre: [1.0, 45.6], source: house}
  - {id: narbonensis, terrain: livestock, symbols: [], edge: true, seas: [balearic], coasts: [gulf_of_lion, riviera], adjacent: [alps, aquitania, north_italy, pyrenees], centre: [4.1, 44.7], source: house}
  - {id: alps, terrain: mountain, symbols: [], edge: true, seas: [], coasts: [], adjacent: [illyria, narbonensis, north_italy, pannonia], centre: [7.3, 46.5], source: house}
  - {id: north_italy, terrain: agricultural, symbols: [port], edge: false, seas: [balearic], coasts: [riviera, tuscan_sea, adriatic], adjacent: [alps, illyria, narbonensis, sardinia, south_italy], centre: [10.8, 44.9], source: house}
  - {id: south_italy, terrain: plain, symbols: [port], edge: false, seas: [tyrrhenian, ionian], coasts: [tuscan_sea, adriatic, otranto, messina], adjacent: [greece, illyria, north_italy, sardinia, sicily], centre: [13.0, 42.3], source: house}
  - {id: sicily, terrain: agricultural, symbols: [], edge: false, seas: [tyrrhenian, syrtes, ionian], coasts: [messina, sicilian_channel], adjacent: [africa, south_italy], centre: [14.5, 37.5], source: house}
  - {id: sardinia, terrain: livestock, symbols: [mine], edge: false, seas: [balearic, tyrrhenian], coasts: [tuscan_sea], adjacent: [north_italy, south_italy], centre: [9.1, 40.5], source: house}
  - {id: illyria, terrain: mountain, symbols: [], edge: false, seas: [], coasts: [adriatic, otranto], adjacent: [alps, greece, north_italy, pannonia, south_italy, thrace], centre: [16.9, 44.5], source: house}
  - {id: pannonia, terrain: forest, symbols: [], edge: true, seas: [], coasts: [], adjacent: [alps, dacia, illyria, thrace], centre: [19.4, 46.2], source: house}
  - {id: dacia, terrain: mountain, symbols: [mine], edge: true, seas: [], coasts: [], adjacent: [pannonia, scythia, thrace], centre: [24.1, 45.5], source: house}
  - {id: thrace, terrain: mountain, symbols: [], edge: false, seas: [black_sea], coasts: [aegean, danube_mouth], adjacent: [asia, dacia, greece, illyria, pannonia, scythia], centre: [25.8, 42.2], source: house}
  - {id: greece, terrain: livestock, symbols: [port], edge: false, seas: [ionian, levantine], coasts: [otranto, aegean], adjacent: [asia, illyria, south_italy, thrace], centre: [21.3, 40.0], source: house}
  - {id: scythia, terrain: agricultural, symbols: [], edge: true, seas: [black_sea], coasts: [danube_mouth], adjacent: [dacia, thrace], centre: [28.1, 45.9], source: house}
  - {id: asia, terrain: agricultural, symbols: [port], edge: false, seas: [levantine, black_sea], coasts: [lycian_coast, aegean, pontic_coast], adjacent: [greece, pontus, taurus, thrace], centre: [29.6, 38.6], source: house}
  - {id: taurus, terrain: mountain, symbols: [mine], edge: true, seas: [levantine], coasts: [cilicia, lycian_coast], adjacent: [asia, pontus, syria], centre: [34.1, 38.1], source: house}
  - {id: pontus, terrain: forest, symbols: [], edge: true, seas: [black_sea], coasts: [pontic_coast], adjacent: [asia, taurus], centre: [34.8, 40.6], source: house}
  - {id: syria, terrain: livestock, symbols: [port], edge: true, seas: [levantine], coasts: [phoenicia, cilicia], adjacent: [arabia, taurus], centre: [37.2, 35.9], source: house}
  - {id: arabia, terrain: plain, symbols: [], edge: true, seas: [levantine], coasts: [pelusium, phoenicia], adjacent: [egypt, syria], centre: [35.5, 30.7], source: house}
  - {id: egypt, terrain: agricultural, symbols: [port], edge: true, seas: [levantine], coasts: [marmarica, pelusium], adjacent: [arabia, cyrenaica], centre: [30.8, 30.0], source: house}
  - {id: cyrenaica, terrain: livestock, symbols: [], edge: true, seas: [syrtes, levantine], coasts: [great_syrtis, marmarica], adjacent: [egypt, tripolitania], centre: [22.0, 31.0], source: house}
  - {id: tripolitania, terrain: plain, symbols: [], edge: true, seas: [syrtes], coasts: [gulf_of_gabes, great_syrtis], adjacent: [africa, cyrenaica], centre: [13.5, 31.6], source: house}
  - {id: africa, terrain: agricultural, symbols: [port], edge: true, seas: [balearic, tyrrhenian, syrtes], coasts: [sicilian_channel, numidian_coast, gulf_of_gabes], adjacent: [numidia, sicily, tripolitania], centre: [9.3, 35.3], source: house}
  - {id: numidia, terrain: mountain, symbols: [mine], edge: true, seas: [balearic], coasts: [numidian_coast, mauretanian_coast], adjacent: [africa, mauretania], centre: [4.2, 35.4], source: house}
  - {id: mauretania, terrain: livestock, symbols: [], edge: true, seas: [atlantic, balearic], coasts: [pillars, mauretanian_coast], adjacent: [baetica, numidia], centre: [-5.2, 34.1], source: house}
  mediterranean.seas:
  - {id: atlantic, edge: true, touches: [biscay], source: house}
  - {id: biscay, edge: true, touches: [atlantic], source: house}
  - {id: balearic, edge: false, touches: [tyrrhenian], source: house}
  - {id: tyrrhenian, edge: false, touches: [balearic], source: house}
  - {id: syrtes, edge: false, touches: [ionian, levantine], source: house}
  - {id: ionian, edge: false, touches: [levantine, syrtes], source: house}
  - {id: levantine, edge: false, touches: [ionian, syrtes], source: house}
  - {id: black_sea, edge: true, touches: [], source: house}
  mediterranean.coasts:
  - {id: lusitanian_coast, provinces: [baetica, lusitania], source: house}
  - {id: cantabrian_coast, provinces: [lusitania, pyrenees], source: house}
  - {id: gascon_coast, provinces: [aquitania, pyrenees], source: house}
  - {id: pillars, provinces: [baetica, mauretania], source: house}
  - {id: levante, provinces: [baetica, hispania], source: house}
  - {id: catalan_coast, provinces: [hispania, pyrenees], source: house}
  - {id: gulf_of_lion, provinces: [narbonensis, pyrenees], source: house}
  - {id: riviera, provinces: [narbonensis, north_italy], source: house}
  - {id: tuscan_sea, provinces: [north_italy, sardinia, south_italy], source: house}
  - {id: adriatic, provinces: [illyria, north_italy, south_italy], source: house}
  - {id: otranto, provinces: [greece, illyria, south_italy], source: house}
  - {id: messina, provinces: [sicily, south_italy], source: house}
  - {id: sicilian_channel, provinces: [africa, sicily], source: house}
  - {id: numidian_coast, provinces: [africa, numidia], source: house}
  - {id: mauretanian_coast, provinces: [mauretania, numidia], source: house}
  - {id: gulf_of_gabes, provinces: [africa, tripolitania], source: house}
  - {id: great_syrtis, provinces: [cyrenaica, tripolitania], source: house}
  - {id: marmarica, provinces: [cyrenaica, egypt], source: house}
  - {id: pelusium, provinces: [arabia, egypt], source: house}
  - {id: phoenicia, provinces: [arabia, syria], source: house}
  - {id: cilicia, provinces: [syria, taurus], source: house}
  - {id: lycian_coast, provinces: [asia, taurus], source: house}
  - {id: aegean, provinces: [asia, greece, thrace], source: house}
  - {id: danube_mouth, provinces: [scythia, thrace], source: house}
  - {id: pontic_coast, provinces: [asia, pontus], source: house}
  players:
  - {id: ''2'', board: mediterranean, base_pawns: 8, target: 120, without: [diplomacy], source: house}
  - {id: ''3'', board: europe, base_pawns: 8, target: 150, without: [], source: rulebook}
  - {id: ''4'', board: europe, base_pawns: 6, target: 120, without: [], source: rulebook}
  - {id: ''5'', board: europe, base_pawns: 4, target: 100, without: [], source: rulebook}
  - {id: ''6'', board: europe, base_pawns: 3, target: 100, without: [], source: rulebook}
  tokens:
  - {id: agriculture, ability: agriculture, family: scoring, pawns: 4, copies: 2, lasting: false, effect: {points: {agricultural: 1}}, source: rulebook, sources: {pawns: house, copies: public}}
  - {id: agriculture_decline, ability: agriculture, family: scoring, pawns: 2, copies: 2, lasting: true, effect: {points: {agricultural: 1}}, source: rulebook, sources: {pawns: house, copies: public}}
  - {id: livestock, ability: livestock, family: scoring, pawns: 3, copies: 2, lasting: false, effect: {points: {livestock: 1}}, source: rulebook, sources: {pawns: house, copies: public}}
  - {id: livestock_decline, ability: livestock, family: scoring, pawns: 2, copies: 2, lasting: true, effect: {points: {livestock: 1}}, source: rulebook, sources: {pawns: public, copies: public}}
  - {id: ports, ability: ports, family: scoring, pawns: 3, copies: 2, lasting: false, effect: {points: {port: 1}}, source: rulebook, sources: {pawns: house, copies: public}}
  - {id: ports_decline, ability: ports, family: scoring, pawns: 1, copies: 2, lasting: true, effect: {points: {port: 1}}, source: rulebook, sources: {pawns: house, copies: public}}
  - {id: mines, ability: mines, family: scoring, pawns: 3, copies: 2, lasting: false, effect: {points: {mine: 2}}, source: rulebook, sources: {pawns: house, copies: public}}
  - {id: mines_decline, ability: mines, family: scoring, pawns: 0, copies: 2, lasting: true, effect: {points: {mine: 2}}, source: rulebook, sources: {pawns: house, copies: public}}
  - {id: currency, ability: currency, family: scoring, pawns: 1, copies: 2, lasting: false, effect: {points: {any: 1}}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: slavery, ability: slavery, family: scoring, pawns: 3, copies: 2, lasting: false, effect: {points: {eliminated: 1}}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: galleys, ability: galleys, family: military, pawns: 4, copies: 2, lasting: false, effect: {attack: {coast: 1}}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: mountaineers, ability: mountaineers, family: military, pawns: 4, copies: 2, lasting: false, effect: {attack: {mountain: 1}, points: {mountain: 1}}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: weapons, ability: weapons, family: military, pawns: 3, copies: 2, lasting: false, effect: {attack: {any: 1}}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: general, ability: general, family: military, pawns: 2, copies: 2, lasting: false, effect: {pawns_on_loan: 7}, source: rulebook, sources: {family: inferred, pawns: public, copies: public}}
  - {id: spies, ability: spies, family: military, pawns: 5, copies: 2, lasting: false, effect: {spies: 1}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: militia, ability: militia, family: military, pawns: 4, copies: 2, lasting: false, effect: {defence: 1}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: forts, ability: forts, family: military, pawns: 4, copies: 2, lasting: false, effect: {forts: 1}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: astronomy, ability: astronomy, family: special, pawns: 5, copies: 2, lasting: false, effect: {sea: true}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: medicine, ability: medicine, family: special, pawns: 4, copies: 2, lasting: false, effect: {pawns_each_turn: 1}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: messages, ability: messages, family: special, pawns: 5, copies: 2, lasting: false, effect: {scattered: true}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: diplomacy, ability: diplomacy, family: special, pawns: 5, copies: 2, lasting: false, effect: {peace: 1}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: barbarians, ability: barbarians, family: special, pawns: 6, copies: 3, lasting: false, effect: {}, source: rulebook, sources: {family: inferred, copies: public}}
  - {id: specialization, ability: specialization, family: special, pawns: 1, copies: 1, lasting: false, effect: {doubles_other: true}, source: rulebook, sources: {family: inferred, copies: public}}
  - {id: renaissance, ability: renaissance, family: special, pawns: 3, copies: 2, lasting: false, effect: {late_decline: true}, source: rulebook, sources: {family: inferred, copies: public}}
  - {id: heritage, ability: heritage, family: special, pawns: 5, copies: 2, lasting: false, effect: {beside_decline: true}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: revolution, ability: revolution, family: special, pawns: 5, copies: 2, lasting: false, effect: {enter_anywhere: true}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
');
INSERT INTO "contents" VALUES('rise_and_fall','e18a7a504eeb72b6','0.2.0','game: rise_and_fall
hash: e18a7a504eeb72b6
release: 0.2.0
files: {pieces: content/components.yaml, terrain: content/components.yaml, players: content/components.yaml, prices: content/components.yaml, limits: content/components.yaml, tiles: content/tiles.yaml, layouts: content/tiles.yaml, worlds: content/worlds.yaml}
tables:
  pieces:
  - {id: nomad, count: 8, start: 1, points: [1, 2, 3, 4, 5, 6, 7, 8], trophy: 10, source: rulebook, sources: {points: public, trophy: public}}
  - {id: city, count: 8, start: 1, points: [1, 3, 5, 7, 9, 11, 13, 15], trophy: 10, source: rulebook, sources: {points: public, trophy: public}}
  - {id: ship, count: 5, start: 1, points: [5, 10, 15, 20, 25], trophy: 25, source: rulebook, sources: {points: public, trophy: public}}
  - {id: mountaineer, count: 3, start: 0, points: [2, 5, 10], trophy: 15, source: rulebook, sources: {points: public, trophy: public}}
  - {id: merchant, count: 6, start: 0, points: [1, 4, 9, 16, 25, 36], trophy: 20, source: rulebook, sources: {points: public, trophy: public}}
  - {id: temple, count: 3, start: 0, points: [5, 10, 15], trophy: 20, source: rulebook, sources: {points: public, trophy: public}}
  terrain:
  - {id: sea, level: 0, points: 2, region: sea, source: rulebook, sources: {level: inferred}}
  - {id: plain, level: 1, points: 1, region: plain, source: rulebook, sources: {level: inferred}}
  - {id: forest, level: 2, points: 3, region: forest, source: rulebook, sources: {level: inferred}}
  - {id: mountain, level: 3, points: 4, region: mountain, source: rulebook, sources: {level: inferred}}
  - {id: glacier, level: 4, points: 4, region: mountain, source: rulebook, sources: {level: inferred}}
  players:
  - {id: ''2'', sea: 12, plain: 10, forest: 8, mountain: 6, glacier: 2, bank: 522, source: rulebook, sources: {bank: public}}
  - {id: ''3'', sea: 15, plain: 14, forest: 11, mountain: 8, glacier: 3, bank: 722, source: rulebook, sources: {bank: public}}
  - {id: ''4'', sea: 19, plain: 17, forest: 15, mountain: 11, glacier: 4, bank: 922, source: rulebook, sources: {bank: public}}
  prices:
  - {id: ''1'', gold: 5, source: rulebook}
  - {id: ''2'', gold: 10, source: rulebook}
  - {id: ''3'', gold: 20, source: rulebook}
  - {id: ''4'', gold: 40, source: public}
  - {id: ''5'', gold: 60, source: public}
  - {id: ''6'', gold: 80, source: public}
  limits:
  - {id: wood, most: 5, source: rulebook}
  - {id: stone, most: 5, source: rulebook}
  tiles:
  - {id: sea_initial, hexes: [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [-1, 2], [0, 2], [1, 2]], turns: 3, source: public}
  - {id: sea, hexes: [[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]], turns: 1, source: public}
  - {id: plain, hexes: [[0, 0], [1, -1], [1, 0], [-1, 1], [0, 1], [1, 1]], turns: 2, source: public}
  - {id: forest, hexes: [[0, 0], [1, 0], [0, 1], [-1, 1]], turns: 3, source: public}
  - {id: mountain, hexes: [[0, 0], [1, 0], [1, -1]], turns: 2, source: public}
  - {id: glacier, hexes: [[0, 0], [1, 0]], turns: 3, source: inferred}
  layouts:
  - {id: ''2'', anchors: [[0, 0], [2, 1]], source: public}
  - {id: ''3'', anchors: [[0, 0], [2, 1], [5, 0]], source: public}
  - {id: ''4'', anchors: [[0, 0], [2, 1], [-2, 3], [0, 4]], source: public}
  worlds:
  - {id: ''2'', source: house, tiles: [sea 4.-1, sea 6.0, sea 2.-2, sea 7.-3, sea -1.-1, sea 5.-4, sea 8.-6, sea 3.-5, sea 9.-2, sea 10.-5, sea 6.-7, sea 4.-8, plain 2.2 0, plain 0.1 0, plain 0.-2 1, plain 6.-7 0, plain 8.-2 0, plain 4.-5 1, plain 4.-2 0, plain 7.-3 1, plain 10.-6 1, plain 5.-8 1, forest 2.2 0, forest 5.-6 0, forest 0.1 0, forest 5.-3 0, forest 9.-3 2, forest 0.-2 0, forest 7.-2 2, forest 5.-8 1, mountain 4.-5 0, mountain -1.2 0, mountain 0.-2 1, mountain 7.-2 0, mountain 1.3 0, mountain 5.-2 0, glacier 2.2 1, glacier 8.-3 1]}
  - {id: ''3'', source: house, tiles: [sea 4.4, sea 4.-1, sea 7.3, sea -1.4, sea 5.6, sea 7.-2, sea 1.5, sea 8.5, sea -2.7, sea 6.8, sea -3.3, sea 9.7, sea 3.9, sea 7.10, sea 2.7, plain 8.4 1, plain 3.6 0, plain 7.2 1, plain 0.3 0, plain 8.8 1, plain 3.3 0, plain 3.-1 0, plain 8.6 0, plain -1.6 1, plain 7.-2 1, plain -2.2 1, plain 4.8 0, plain 3.1 1, plain 2.5 1, forest 3.1 1, forest 4.6 1, forest 1.3 2, forest 8.7 0, forest 2.6 2, forest 7.2 0, forest 4.8 0, forest -2.3 2, forest 3.3 0, forest 7.-2 1, forest 8.4 0, mountain -3.3 1, mountain 1.2 1, mountain 3.6 1, mountain 2.4 0, mountain 3.9 0, mountain 7.2 1, mountain 6.-2 1, mountain 7.8 0, glacier 2.2 2, glacier 6.-2 0, glacier 8.2 2]}
  - {id: ''4'', source: house, tiles: [sea -3.7, sea -3.2, sea 4.-1, sea 3.5, sea 5.2, sea -1.8, sea -5.6, sea 2.-2, sea -4.10, sea 6.4, sea 5.-4, sea 3.-5, sea 8.1, sea 9.3, sea 7.6, sea 6.-7, sea 11.0, sea 4.7, sea 4.-8, plain 6.4 0, plain 5.2 1, plain 4.-3 0, plain 9.3 1, plain -1.4 1, plain 3.-4 1, plain 0.6 1, plain 1.1 0, plain 6.-8 1, plain 5.6 1, plain 10.0 0, plain -4.9 0, plain 2.4 0, plain -5.6 0, plain -3.2 0, plain 4.-1 1, plain 3.-6 0, forest 5.-4 1, forest 4.-6 1, forest 2.4 0, forest 6.5 2, forest 3.0 2, forest 8.3 0, forest 6.-7 2, forest -3.9 1, forest -1.5 2, forest -4.6 1, forest 11.0 1, forest -2.2 1, forest 0.6 0, forest 3.-4 1, forest 5.-2 1, mountain 2.-4 1, mountain -2.5 1, mountain 4.-2 1, mountain 4.-6 1, mountain 1.5 1, mountain 7.4 0, mountain -5.6 1, mountain 3.-3 0, mountain -1.7 0, mountain 2.0 0, mountain -4.9 1, glacier 0.6 1, glacier -4.6 2, glacier 4.-6 1, glacier 3.-4 2]}
');
INSERT INTO "contents" VALUES('tapestry','446ea3cdb7cd127b','0.2.0','game: tapestry
hash: 446ea3cdb7cd127b
release: 0.2.0
files: {achievements: content/achievements.yaml, arts_and_architecture.capitals: content/arts_and_architecture_capitals.yaml, arts_and_architecture.civilizations: content/arts_and_architecture_civilizations.yaml, arts_and_architecture.science_die: content/arts_and_architecture_dice.yaml, arts_and_architecture.inspiration_spaces: content/arts_and_architecture_inspiration.yaml, arts_and_architecture.landmarks: content/arts_and_architecture_landmarks.yaml, arts_and_architecture.masterpieces: content/arts_and_architecture_masterpieces.yaml, arts_and_architecture.tapestry_cards: content/arts_and_architecture_tapestry_cards.yaml, arts_and_architecture.tech_cards: content/arts_and_architecture_tech_cards.yaml, arts_and_architecture.tracks: content/arts_and_architecture_tracks.yaml, arts_and_architecture.spaces: content/arts_and_architecture_tracks.yaml, capitals: content/capitals.yaml, civilizations: content/civilizations.yaml, science_die: content/dice.yaml, red_die: content/dice.yaml, black_die: content/dice.yaml, fantasies_and_futures.capitals: content/fantasies_and_futures_capitals.yaml, fantasies_and_futures.civilizations: content/fantasies_and_futures_civilizations.yaml, fantasies_and_futures.landmark_cards: content/fantasies_and_futures_landmark_cards.yaml, fantasies_and_futures.tapestry_cards: content/fantasies_and_futures_tapestry_cards.yaml, fantasies_and_futures.tech_cards: content/fantasies_and_futures_tech_cards.yaml, income_spaces: content/income_mat.yaml, eras: content/income_mat.yaml, landmarks: content/landmarks.yaml, large: content/maps.yaml, small: content/maps.yaml, players: content/maps.yaml, pairs: content/maps.yaml, plans_and_ploys.civilizations: content/plans_and_ploys_civilizations.yaml, plans_and_ploys.landmarks: content/plans_and_ploys_landmarks.yaml, plans_and_ploys.space_tiles: content/plans_and_ploys_space_tiles.yaml, plans_and_ploys.tapestry_cards: content/plans_and_ploys_tapestry_cards.yaml, tapestry_cards: content/tapestry_cards.yaml, tech_cards: content/tech_cards.yaml, territory_tiles: content/tiles.yaml, space_tiles: content/tiles.yaml, tracks: content/tracks.yaml, spaces: content/tracks.yaml}
tables:
  achievements:
  - {id: complete_track, large: [15, 10, 5], small: [10, 5], source: rulebook, sources: {large: public, small: public}}
  - {id: topple_two, large: [15, 10, 5], small: [10, 5], source: rulebook, sources: {large: public, small: public}}
  - {id: middle_island, large: [10, 5], small: [10, 5], source: rulebook, sources: {large: public, small: public}}
  arts_and_architecture.capitals:
  - {id: archipelago, source: rulebook, sources: {grid: house, districts: house}, grid: [''...#....#'', ''...#...#.'', ..#####.., ''##...#...'', ..#...#.., ''...#..###'', ''#.####...'', .#...#..., ..#...#..], districts: [AAA.BBBB., AAA.BBB.C, AA.....CC, ..DDD.CCC, EE.DDD.CC, EEE.DD..., .E....FFF, H.GGG.FFF, HH.GGG.FF]}
  - {id: swamp, source: rulebook, sources: {grid: house, clear_lines: house, final: public}, grid: [''.....o.#.'', .o.#....., ''......o..'', ''#..o....#'', ''...#.....'', .o....#o., ..#...o.., o....#..#, .#.o.....], clear_lines: 2, final: [{lose_for_each: {of: pad, points: 2}}]}
  - {id: cloud_city, source: rulebook, sources: {grid: house, districts: house, overhang: house}, grid: [''...##....'', ''....##..#'', ''#..#####.'', ''###...#..'', ..#...#.., ..##..#.., ''...######'', ..#...#.., ''##....#..''], districts: [AAA..BBBB, AAAA..BB., .AA.....C, ''...DDD.CC'', EE.DDD.CC, EE..DD.CC, EEE......, EE.FFF.GG, ..FFFF.GG], overhang: false, not_with: [riverfolk]}
  - {id: mesa, source: public, sources: {grid: house}, grid: [''##.###.##'', ''#.......#'', ''.........'', ''.........'', ''....#....'', ''.........'', ''.........'', ''#.......#'', ''###.#.###''], overhang: false}
  - {id: caldera, source: house, grid: [''.....#...'', .#.....#., ''...#....#'', .#.###..., ''#..###..#'', ''...###.#.'', .#.....#., ''....#....'', ..#...#..], districts: [AAABBBCCC, AAABBBCCC, AAABBBCCC, DDD...EEE, DDD...EEE, DDD...EEE, FFFGGGHHH, FFFGGGHHH, FFFGGGHHH], joint: {districts: BDEG, then: [{gain: {resource: 1}}]}}
  - {id: terraces, source: house, grid: [..#....#., ''.....#...'', ''##....#..'', ''...#....#'', .#....#.., ''....#....'', ..#....##, ''#....#...'', ''...#..#..''], districts: [AAAAAAAAA, BBBBBBBBB, CCCCCCCCC, DDDDDDDDD, EEEEEEEEE, FFFFFFFFF, GGGGGGGGG, HHHHHHHHH, IIIIIIIII]}
  arts_and_architecture.civilizations:
  - {id: gamblers, income: [{code: gamblers_reveal}], first_income_end: [{code: gamblers_reveal}], data: {mat: [], revealed: 3}, source: public}
  - {id: relentless, whenever: [{event: built, whose: own, do: [{code: relentless_built}]}, {event: landmark_gained, whose: own, do: [{code: relentless_built}]}, {event: turn_ended, whose: own, do: [{code: relentless_end}]}], data: {mat: [0, 0, 0], rewards: [[{points: 1}], [{points: 3}, {gain: {tapestry: 1}}], [{points: 6}, {choose: [[{gain: {tapestry: 1}}], [{gain: {resource: 1}}]]}], [{points: 10}, {choose: [[{gain: {tapestry: 1}}], [{gain: {resource: 1}}], [{explore: {where: adjacent}}]]}], [{points: 15}, {choose: [[{gain: {tapestry: 1}}], [{gain: {resource: 1}}], [{explore: {where: adjacent}}], [{invent: {from: any}}]]}]]}, source: public}
  - {id: renegades, whenever: [{event: benefit_ahead, whose: own, do: [{code: renegades_forgo}]}], data: {mat: [0], steps: [[{any_order: [[{gain: {tapestry: 1}}], [{build: [market, house, farm, armory]}]]}], [{any_order: [[{research: {benefit: true}}], [{invent: {from: any}}]]}], [{any_order: [[{explore: {where: adjacent}}], [{conquer: {where: adjacent, dice: one}}], [{upgrade: true}]]}], [{points: 20}]]}, source: public}
  - {id: collectors, start: [{gain: {resource: 1}}], gained: [{code: collectors_begin}], final: [{code: collectors_score}], whenever: [{event: conquest_ahead, whose: own, do: [{code: collectors_outpost}]}, {event: card_gained, whose: own, do: [{code: collectors_card}]}, {event: tile_gained, whose: own, do: [{code: collectors_tile}]}, {event: invented, whose: own, do: [{code: collectors_tech}]}, {event: turn_ended, whose: own, do: [{code: collectors_turn}]}], data: {mat: [0, -1, -1, -1, -1, -1, -1], reward: [{gain: {resource: 1}}], points: [1, 3, 6, 10, 15, 21]}, source: public, sources: {start: house}}
  - {id: urban_planners, setup: [{code: urban_planners_card}], start: [{code: urban_planners_start}], final: [{code: urban_planners_place}, {code: urban_planners_score}], whenever: [{event: turn_begun, whose: own, do: [{code: urban_planners_place}]}, {event: points_ahead, whose: own, do: [{code: urban_planners_place}]}, {event: landmark_gained, whose: own, do: [{code: urban_planners_more}]}, {event: turn_ending, whose: own, do: [{code: urban_planners_place}]}], data: {mat: [], points: [1, 4, 9, 16, 25, 36, 49], few_players: 3, few: [{gain: {culture: 1}}], many: [{gain: {resource: 2}}]}, source: public, sources: {data.few: house, data.many: house}}
  arts_and_architecture.science_die:
  - {id: exploration, faces: 4, source: house}
  - {id: science, faces: 4, source: house}
  - {id: military, faces: 4, source: house}
  - {id: technology, faces: 4, source: house}
  - {id: arts, faces: 4, source: house}
  arts_and_architecture.inspiration_spaces:
  - {id: market_1, income: {coin: 1}, points_per: tech_card, source: house}
  - {id: market_2, income: {coin: 1}, points: 3, source: house}
  - {id: market_3, income: {}, points_per: tech_card, source: house}
  - {id: market_4, income: {coin: 1}, points: 3, source: house}
  - {id: market_5, income: {coin: 1}, points_per: tech_card, source: house}
  - {id: market_6, income: {}, points: 15, source: house}
  - {id: house_1, income: {worker: 1}, points_per: line, source: house}
  - {id: house_2, income: {worker: 1}, points: 3, source: house}
  - {id: house_3, income: {}, points_per: line, source: house}
  - {id: house_4, income: {worker: 1}, points: 3, source: house}
  - {id: house_5, income: {worker: 1}, points_per: line, source: house}
  - {id: house_6, income: {}, points: 15, source: house}
  - {id: farm_1, income: {food: 1, territory: 1}, source: house}
  - {id: farm_2, income: {food: 1}, points: 3, source: house}
  - {id: farm_3, income: {}, points: 4, source: house}
  - {id: farm_4, income: {food: 1}, points: 3, source: house}
  - {id: farm_5, income: {food: 1}, points: 7, source: house}
  - {id: farm_6, income: {}, points: 15, source: house}
  - {id: armory_1, income: {culture: 1, tapestry: 1}, source: house}
  - {id: armory_2, income: {culture: 1}, points: 3, source: house}
  - {id: armory_3, income: {}, points_per: territory, source: house}
  - {id: armory_4, income: {culture: 1}, points: 3, source: house}
  - {id: armory_5, income: {culture: 1}, points_per: territory, source: house}
  - {id: armory_6, income: {}, points: 15, source: house}
  arts_and_architecture.landmarks:
  - {id: arts_ii, shape: [''##'', ''##''], height: 33, track: arts, tier: 2, source: house}
  - {id: arts_iii, shape: [''####'', ''#..#''], height: 37, track: arts, tier: 3, source: house}
  - {id: arts_iv, shape: [''###'', ''###''], height: 43, track: arts, tier: 4, source: house}
  - {id: castle, shape: [''####'', ''####'', ''####''], height: 56, objective: {buildings: 9}, source: house}
  - {id: sculpture_garden, shape: [''##.'', ''###'', .##], height: 22, objective: {masterpieces: 2}, source: house}
  - {id: amphitheater, shape: [''####'', .##.], height: 28, objective: {inspirations: 1}, source: house}
  - {id: weaving_hall, shape: [''###'', ''##.''], height: 30, objective: {hand: 5}, source: house}
  - {id: triumphal_arch, shape: [''###'', ''#.#''], height: 48, objective: {second_tiers: 3}, source: house}
  arts_and_architecture.masterpieces:
  - {id: automaton_playing_chess, benefit: [{points_per: {of: tech_card}}, {gain: {resource: 1}}], order: any, source: rulebook}
  - {id: cathedral_of_light, benefit: [{any_order: [[{build: [market, house, farm, armory]}], [{gain: {resource: 1}}]]}, {turn_over: true}], order: listed, single_use: true, source: rulebook}
  - {id: choir_of_a_hundred_streets, benefit: [{points_per: {of: row}}, {gain: {resource: 1}}], order: any, source: rulebook}
  - {id: epic_of_the_two_brothers, benefit: [{points_per: {of: armory}}, {points_per: {of: farm}}, {choose: [[{gain: {food: 1}}], [{gain: {culture: 1}}]]}], order: any, source: rulebook}
  - {id: fresco_of_the_far_shore, benefit: [{gain: {territory: 1}}, {gain: {resource: 1}}], order: any, source: rulebook}
  - {id: galley_captains_sketchbook, benefit: [{points_per: {of: track_exploration}}], source: rulebook}
  - {id: hymn_to_the_clockmakers, benefit: [{upgrade: {rest: true}}], source: rulebook}
  - {id: jubilee_of_the_stars, benefit: [{points_per: {of: track_science}}], source: rulebook}
  - {id: kaleidoscope, benefit: [{bonus: {pay: {resource: 1}, then: [{advance: {tracks: [arts], benefit: true, bonus: pay}}]}}], source: rulebook}
  - {id: long_colonnade, benefit: [{points_per: {of: column}}, {gain: {resource: 1}}], order: any, source: rulebook}
  - {id: march_of_the_provinces, benefit: [{points_per: {of: territory}}, {gain: {culture: 1}}], order: any, source: rulebook}
  - {id: mosaic_of_the_merchants, benefit: [{points_per: {of: market}}, {points_per: {of: house}}, {choose: [[{gain: {worker: 1}}], [{gain: {coin: 1}}]]}], order: any, source: rulebook}
  - {id: needlework_of_the_ages, benefit: [{points_per: {of: tapestry_card}}, {gain: {resource: 1}}], order: any, source: rulebook}
  - {id: panorama_of_the_siege, benefit: [{points_per: {of: track_military}}], source: rulebook}
  - {id: portrait_of_a_moment, benefit: [{bonus: {pay: {resource: 1}, then: [{turn_over: true}, {repeat_position: true}]}}], single_use: true, source: rulebook}
  - {id: quartet_in_gold, benefit: [{points: 4}, {gain: {resource: 1}}], order: any, source: rulebook}
  - {id: romance_of_the_loom, benefit: [{gain: {tapestry: 1}}, {gain: {resource: 1}}], order: any, source: rulebook}
  - {id: self_portrait_with_masks, benefit: [{points_per: {of: track_arts}}], source: rulebook}
  - {id: statue_of_the_pathfinder, benefit: [{conquer: {where: empty, dice: one}}], source: rulebook}
  - {id: symphony_of_engines, benefit: [{points_per: {of: track_technology}}], source: rulebook}
  arts_and_architecture.tapestry_cards:
  - {id: national_parks, kind: this_era, copies: 1, modify: [named_die], whenever: [{event: explored, whose: own, do: [{roll_named: true}]}], source: rulebook, sources: {kind: house, whenever: house}}
  - {id: shopping_mall, kind: this_era, copies: 1, plots: {grid: [''###''], each: [{build: [market]}, {build: [house]}, {build: [farm]}]}, source: rulebook, sources: {kind: house, plots: house}}
  - {id: migration, kind: when_played, copies: 1, effects: [{migrate: {outposts: 2, each: [{territory_benefit: here}, {points: 2}]}}], source: public, sources: {kind: house, effects: house}}
  - {id: patronage, kind: when_played, copies: 1, effects: [{gain: {masterpiece: 1}}, {points_per: {of: masterpiece, each: 2}}], arts: true, source: house}
  - {id: cathedral_yard, kind: permanent, copies: 1, plots: {grid: [''###'', ''###''], whole: [{points: 12}, {gain: {resource: 1}}]}, source: house}
  - {id: salon_season, kind: this_era, copies: 1, whenever: [{event: masterpiece_gained, whose: own, do: [{points: 4}]}, {event: broadcast, whose: own, do: [{points: 2}]}], arts: true, source: house}
  - {id: touring_exhibition, kind: when_played, copies: 1, effects: [{broadcast: {shared: 1}}, {points: 4}], arts: true, source: house}
  - {id: building_contest, kind: when_played, copies: 1, effects: [{compare_districts: {most: [{build: [market, house, farm, armory]}], otherwise: [{points_per: {of: district, each: 2}}, {points: 4}]}}], source: house}
  - {id: wandering_muses, kind: permanent, copies: 1, whenever: [{event: advanced, of: arts, whose: own, do: [{points: 2}]}], arts: true, source: house}
  - {id: world_heritage, kind: permanent, copies: 1, whenever: [{event: last_income_scored, whose: own, do: [{points_per: {of: landmark, each: 2}}]}], source: house}
  - {id: urban_renewal, kind: when_played, copies: 1, effects: [{move_buildings: 3}, {points: 5}], source: house}
  - {id: new_perspectives, kind: when_played, copies: 1, effects: [{choose: [[{inspire: 1}, {points: 3}], [{gain: {masterpiece: 1}}]]}], arts: true, source: house}
  - {id: royal_censors, kind: this_era, copies: 1, modify: [no_arts], whenever: [{event: advanced, of: arts, whose: opponents, do: [{points: 3}]}], arts: true, source: house}
  - {id: grand_tour, kind: when_played, copies: 1, effects: [{gain: {territory: 1}}, {explore: {where: anywhere}}], source: house}
  - {id: master_builders, kind: this_era, copies: 1, whenever: [{event: landmark_gained, whose: own, do: [{gain: {masterpiece: 1}}]}], arts: true, source: house}
  - {id: picture_palaces, kind: permanent, copies: 1, whenever: [{event: income_scored, whose: own, do: [{points_per: {of: masterpiece, each: 2}}]}], arts: true, source: house}
  - {id: iconoclasm, kind: when_played, copies: 1, effects: [{discard_works: {most: 2, each: [{gain: {resource: 2}}]}}, {points: 4}], arts: true, source: house}
  - {id: street_art, kind: this_era, copies: 1, whenever: [{event: bonus_taken, whose: own, do: [{points: 4}]}], source: house}
  - {id: sister_cities, kind: when_played, copies: 1, effects: [{for_opponent: [{gain: {resource: 1}}]}, {build: [market, house, farm, armory]}, {points_per: {of: district, each: 1}}], source: house}
  - {id: avant_garde, kind: when_played, copies: 1, effects: [{advance: {tracks: [arts], benefit: true, bonus: pay}}], arts: true, source: house}
  arts_and_architecture.tech_cards:
  - {id: camera, circle: [{gain: {tapestry: 1}}], square: [{inspire: 1}], needs: {track: arts, tier: 2}, arts: true, source: rulebook, sources: {needs: house}}
  - {id: astrolabe, circle: [{gain: {food: 1}}], square: [{advance: {tracks: [exploration], benefit: true, bonus: pay}}], needs: {landmark: true}, source: rulebook, sources: {needs: house}}
  - {id: automata, circle: [{gain: {coin: 1}}], square: [{advance: {tracks: [technology], benefit: true, bonus: pay}}], needs: {landmark: true}, source: rulebook, sources: {needs: house}}
  - {id: sundial, circle: [{gain: {worker: 1}}], square: [{advance: {tracks: [science], benefit: true, bonus: pay}}], needs: {landmark: true}, source: rulebook, sources: {needs: house}}
  - {id: chess, circle: [{gain: {culture: 1}}], square: [{advance: {tracks: [military], benefit: true, bonus: pay}}], needs: {landmark: true}, source: rulebook, sources: {needs: house}}
  - {id: loom, circle: [{gain: {resource: 1}}], square: [{advance: {tracks: [arts], benefit: true, bonus: pay}}], needs: {landmark: true}, arts: true, source: rulebook, sources: {needs: house}}
  - {id: musical_notation, circle: [{advance: {tracks: [arts], benefit: false, bonus: none}}], square: [{points_per: {of: track_arts, each: 1}}], needs: {track: arts, tier: 2}, arts: true, source: rulebook, sources: {needs: house}}
  - {id: oil_paint, circle: [{gain: {resource: 1}}], square: [{gain: {masterpiece: 1}}], needs: {track: arts, tier: 2}, arts: true, source: rulebook, sources: {needs: house}}
  - {id: drawbridge, circle: [{build: [armory]}], square: [{points_per: {of: territory, each: 1}}, {points_per: {of: armory, each: 1}}], needs: {track: military, tier: 2}, source: rulebook, sources: {needs: house}}
  - {id: prefabrication, circle: [{points: 4}], square: [{build: [market, house, farm, armory]}], needs: {track: arts, tier: 3}, arts: true, source: rulebook, sources: {needs: house, arts: inferred}}
  - {id: reverse_engineering, circle: [{gain: {culture: 1}}], square: [{upgrade: {freely: true}}, {upgrade: {freely: true}}], needs: {track: technology, tier: 3}, source: rulebook, sources: {needs: house}}
  arts_and_architecture.tracks:
  - {id: arts, cost: {''1'': {any: 1}, ''2'': {different: 2}, ''3'': {different: 3}, ''4'': {identical: 2}}, landmarks: [arts_ii, arts_iii, arts_iv], source: house, sources: {cost: rulebook}}
  arts_and_architecture.spaces:
  - {id: arts_1, benefit: [{gain: {tapestry: 1}}], source: rulebook}
  - {id: arts_2, benefit: [{points: 5}], bonus: {pay: {resource: 1}, then: [{build: [market, house, farm, armory]}]}, source: rulebook}
  - {id: arts_3, benefit: [{gain: {masterpiece: 1}}], source: rulebook}
  - {id: arts_4, benefit: [{points_per: {of: tile}}, {points_per: {of: tech_card}}], order: listed, source: rulebook}
  - {id: arts_5, benefit: [{inspire: 1}], bonus: {pay: {resource: 1}, then: [{gain: {masterpiece: 1}}]}, source: rulebook}
  - {id: arts_6, benefit: [{choose: [[{broadcast: own}], [{build: [market, house, farm, armory]}]]}], source: rulebook}
  - {id: arts_7, benefit: [{refresh_masterpieces: true}, {gain: {masterpiece: 1}}], order: listed, source: rulebook}
  - {id: arts_8, benefit: [{inspire: 1}], bonus: {pay: {resource: 1}, then: [{build: [market, house, farm, armory]}]}, source: rulebook}
  - {id: arts_9, benefit: [{advance: {tracks: [exploration, science, technology], benefit: true, bonus: pay}}], source: rulebook, sources: {benefit: house}}
  - {id: arts_10, benefit: [{build: [market, house, farm, armory]}, {points_per: {of: income_building}}], order: listed, source: rulebook}
  - {id: arts_11, benefit: [{advance: {tracks: [exploration, science, military, technology], benefit: true, bonus: pay}}], bonus: {pay: {resource: 1}, then: [{gain: {masterpiece: 1}}]}, source: rulebook, sources: {benefit: house}}
  - {id: arts_12, benefit: [{broadcast: {most: 3}}], source: rulebook}
  capitals:
  - {id: mountain, box: base, number: 1, source: public, grid: [''.........'', ''##...###.'', ''...###...'', ''...#####.'', ''.....##..'', .###....#, ..#......, ''.......#.'', ..#......]}
  - {id: wetland, box: base, number: 2, source: public, grid: [''........#'', ''##....###'', ''.........'', .###..##., ..##....., ''###....#.'', ''.....##..'', .##......, ''.....#...'']}
  - {id: tropical, box: base, number: 3, source: public, grid: [''....#..##'', ''...#...##'', ..#.....#, ''.........'', .#...#..., ''.........'', ''#.##.#.#.'', .####...., ..###....]}
  - {id: desert, box: base, number: 4, source: public, grid: [''...##....'', ''#.#......'', ''#.....##.'', ''.........'', .#..#..##, .##.....#, .#####..., ..##....., ''.....#...'']}
  - {id: grassland, box: base, number: 5, source: public, grid: [''.........'', ''###....#.'', ''####.....'', ''...####..'', ''......###'', ''###.....#'', ..#......, ''......#..'', ''.....#...'']}
  - {id: forest, box: base, number: 6, source: public, grid: [''.........'', ..##..#.., ''...#...#.'', .##.....#, ''...#.....'', ..#####.., .#....#.., ..#...###, ''.......##'']}
  civilizations:
  - {id: alchemists, box: base, start: [{gain: {resource: 2}}, {points: 10}], income: [{optional: [{code: alchemists_roll}]}], data: {mat: [0], bust: [{gain: {resource: 1}}], past_end: 5}, source: public, sources: {start: rulebook}}
  - {id: architects, box: base, start: [{code: architects_cubes}], gained: [{code: architects_swaps}], modify: [uniform_districts, uniform_lines], data: {mat: [], swaps: 3, cubes_per_opponent: 1}, source: public, sources: {start: rulebook}}
  - {id: craftsmen, box: base, data: {mat: [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], columns: [[[{gain: {worker: 1}}], [{gain: {territory: 1}}], [{points: 5}]], [[{gain: {coin: 1}}], [{invent: {from: any}}], [{upgrade: true}], [{points: 10}]], [[{gain: {food: 1}}], [{gain: {tapestry: 1}}], [{gain: {culture: 1}}], [{research: {benefit: true}}], [{points: 15}]]]}, source: public}
  - {id: entertainers, box: base, start: [{gain: {resource: 1}}, {points: 10}], income: [{code: entertainers_walk}], gained: [{code: entertainers_begin}], data: {mat: [0], spots: {a: [{gain: {worker: 1}}], b: [{gain: {culture: 1}}], c: [{gain: {food: 1}}], d: [{gain: {coin: 1}}], e: [{build: [farm]}], f: [{build: [market]}], g: [{build: [house]}], h: [{build: [armory]}], i: [{conquer: {where: adjacent, dice: one}}], j: [{research: {benefit: false}}], k: [{invent: {from: any}}], l: [{explore: {where: adjacent}}], m: [{advance: {tracks: [technology], benefit: true, bonus: pay}}], n: [{advance: {tracks: [exploration], benefit: true, bonus: pay}}], o: [{advance: {tracks: [military], benefit: true, bonus: pay}}], p: [{advance: {tracks: [science], benefit: true, bonus: pay}}]}, paths: {start: [a, b, c, d], a: [e, f], b: [f, g], c: [f, g], d: [g, h], e: [i, j], f: [i, j], g: [k, l], h: [k, l], i: [m, n], j: [n, o], k: [n, o], l: [o, p]}}, source: public, sources: {start: house}}
  - {id: futurists, box: base, setup: [{code: futurists_leap}, {gain: {coin: 1, worker: 1, food: 1, culture: 1}}], start_loss: [{lose: {culture: 1}}, {lose: {resource: 1}}], gained: [{code: draw_another}], modify: [second_tier_passed], data: {mat: [], spaces: 4}, source: public, sources: {start_loss: rulebook}}
  - {id: heralds, box: base, first_income_end: [{code: heralds_reveal}, {code: heralds_play}], income: [{code: heralds_mark}], data: {mat: [4], not_first: renaissance}, source: public, sources: {first_income_end: rulebook, data.not_first: rulebook}}
  - {id: historians, box: base, income: [{code: historians_entrust}], gained: [{code: historians_entrust_all}], whenever: [{event: landmark_gained, whose: opponents, do: [{code: historians_landmark}]}], data: {mat: [-1, -1, -1, -1], squares: [[{points: 3}], [{gain: {worker: 1}}], [{gain: {food: 1}}], [{points: 3}]]}, source: public}
  - {id: inventors, box: base, income: [{code: inventors_mark}], whenever: [{event: upgraded, whose: opponents, do: [{code: inventors_take}]}], data: {mat: [4]}, source: public}
  - {id: isolationists, box: base, start: [{gain: {territory: 2}}], income: [{code: isolationists_land}], whenever: [{event: empty_conquered, whose: own, do: [{optional: [{code: isolationists_seal}]}]}], data: {mat: [4], sealed: [{gain: {resource: 1}}], landmass: [5, 10, 16, 23, 31, 40]}, source: public, sources: {start: house}}
  - {id: leaders, box: base, income: [{code: leaders_lead}], data: {mat: [0], squares: [exploration, science, military, technology]}, source: public}
  - {id: merrymakers, box: base, start: [{gain: {resource: 1}}], income: [{code: merrymakers_climb}], data: {mat: [0, 0, 0], columns: [[[{gain: {coin: 1}}], [{any_order: [[{gain: {worker: 1}}], [{gain: {food: 1}}]]}], [{any_order: [[{gain: {culture: 1}}], [{build: [armory]}]]}]], [[{gain: {territory: 1}}], [{any_order: [[{invent: {from: any}}], [{gain: {tapestry: 1}}]]}], [{any_order: [[{explore: {where: adjacent}}], [{research: {benefit: true}}]]}]], [[{points: 5}], [{points: 10}], [{points: 15}]]]}, source: public}
  - {id: militants, box: base, income: [{code: militants_gain}], gained: [{code: militants_cover}], whenever: [{event: outpost_used, whose: own, do: [{code: militants_uncover}]}], data: {mat: [0, 0], rows: [[[{gain: {coin: 1}}], [{points: 2}], [{gain: {food: 1}}], [{points: 4}]], [[{points: 1}], [{gain: {worker: 1}}], [{points: 3}], [{gain: {culture: 1}}]]]}, source: public}
  - {id: mystics, box: base, setup: [{code: mystics_predict}], start: [{gain: {resource: 1}}], gained: [{code: draw_another}], final: [{code: mystics_exact}], whenever: [{event: counts_changed, whose: any, do: [{code: mystics_count}]}], data: {mat: [], most: [9, 9, 9, 4], reached: [{gain: {resource: 1}}], exact: 10}, source: public}
  - {id: nomads, box: base, data: {mat: [], settled: [{gain: {resource: 1}}]}, source: public}
  - {id: chosen, box: base, start: [{points_per: {of: opponent, each: 15}}], income: [{code: chosen_tracks}, {code: chosen_achievements}], data: {mat: [], track: [{points_per: {of: opponent, each: 1}}], achievement: [{gain: {resource: 1}}], last_achievement: [{points: 5}]}, source: public, sources: {start: rulebook}}
  - {id: traders, box: base, start: [{gain: {resource: 2}}, {points: 10}], income: [{code: traders_place}], whenever: [{event: die_left, whose: opponents, do: [{code: traders_profit}]}], data: {mat: [4], neighbour: 1}, source: public}
  science_die:
  - {id: exploration, faces: 3, source: inferred}
  - {id: science, faces: 3, source: inferred}
  - {id: military, faces: 3, source: inferred}
  - {id: technology, faces: 3, source: inferred}
  red_die:
  - {id: ''1'', effect: [{points: 4}], source: public}
  - {id: ''2'', effect: [{points: 5}], source: public}
  - {id: ''3'', effect: [{points: 6}], source: public}
  - {id: ''4'', effect: [{points: 7}], source: public}
  - {id: ''5'', effect: [{points_per: {of: territory, each: 1}}], source: public}
  - {id: ''6'', effect: [{points_per: {of: territory, each: 1}}], source: public}
  black_die:
  - {id: ''1'', effect: [{gain: {coin: 1}}], source: public}
  - {id: ''2'', effect: [{gain: {worker: 1}}], source: public}
  - {id: ''3'', effect: [{gain: {food: 1}}], source: public}
  - {id: ''4'', effect: [{gain: {culture: 1}}], source: public}
  - {id: ''5'', effect: [{territory_benefit: here}], source: public}
  - {id: ''6'', effect: [{territory_benefit: here}], source: public}
  fantasies_and_futures.capitals:
  - {id: polar, source: rulebook, sources: {grid: house, districts: house, pays: house}, grid: [''##..#.#.#'', ''....#....'', .#..#...., ''...#.#...'', ''....#....'', ''.....#...'', ''....#..#.'', ''....#....'', ''#.#.#..##''], districts: [''.........'', .A.B.E.D., A.BC.FE.D, ABC...FED, ABC...FED, ABC...FED, A.BC.FE.D, .A.B.E.D., ''.........''], pays: {A: 2, D: 2}}
  - {id: netherworld, source: rulebook, sources: {grid: house, districts: house, pays: house}, grid: [.#.....#., .i..#..i., ''...#.....'', ''#....#..#'', ..#.c...., ''.....#...'', ''#..#....#'', .i....#i., ''...#.#...''], districts: [AAAA.BBBB, AAAA.BBBB, AAAA.BBBB, AAAA.BBBB, ''.........'', CCCC.DDDD, CCCC.DDDD, CCCC.DDDD, CCCC.DDDD], pays: {A: 2, B: 2, C: 2, D: 2}}
  - {id: quagmire, source: rulebook, sources: {grid: house, final: house}, grid: [..#....#., .w...#..., ''....#..w.'', ''#..#.....'', ''...#w#..#'', .#......., ..w..#..., ''#......w.'', ''...#..#..''], final: [{lose_for_each: {of: wisp, points: 3}}]}
  - {id: savanna, source: rulebook, sources: {grid: house, districts: house}, grid: [..#...#.., ''....#....'', ''#.....#..'', ..#.#...., ''.......#.'', ''#..#.#...'', ''.....#..#'', .#......., ''...#...#.''], districts: [AAA...BBB, AAA...BBB, AAA...BBB, CCC...DDD, CCC...DDD, CCC...DDD, EEE...FFF, EEE...FFF, EEE...FFF], pays: {A: 0, B: 0, C: 0, D: 0, E: 0, F: 0}, income: 1}
  - {id: veil, source: rulebook, sources: {grid: house, districts: house, rewards: house}, grid: [''...#.....'', .#.....#., ..#..#..., ''#....#..#'', ''...#.....'', .#.....#., ..#.#...., ''.....#..#'', ''#.......#''], districts: [AAAFFFBBB, AAAFFFBBB, AAAFFFBBB, FFFCCCHHH, GGGCCCHHH, GGGCCCHHH, DDDGGHEEE, DDDGGHEEE, DDDGGHEEE], pays: {F: 0, G: 0, H: 0}, rewards: {F: [{gain: {tapestry: 2}}], G: [{build: [market, house, farm, armory]}], H: [{advance: {tracks: any, benefit: false, bonus: none}}]}}
  - {id: city_in_a_bottle, source: rulebook, sources: {size: public, grid: house, districts: house, overhang: house, landmarks_aside: public}, size: 6, grid: [''#..##.'', .#.#.., ''##.#.#'', .#..#., ''#.#.##'', .#..#.], districts: [AAABBB, AAABBB, CCCDDD, CCCDDD, EEEFFF, EEEFFF], overhang: false, landmarks_aside: 6}
  fantasies_and_futures.civilizations:
  - {id: artificers, income: [{code: artificers_work}], data: {mat: [0, 0, 0, 0], building: 1}, source: public}
  - {id: celestials, setup: [{code: celestials_rise}], income: [{code: celestials_drift}], gained: [{code: celestials_arrive}], data: {mat: [-1], overhanging: 2, inside: 5}, source: public}
  - {id: elder_ones, income: [{code: elder_ones_offer}], whenever: [{event: landmark_gained, whose: own, do: [{code: elder_ones_landmark}]}], data: {mat: [], gift: [{choose: [[{gain: {resource: 1}}], [{gain: {tapestry: 2}}]]}], most: 6, each: [{gain: {resource: 2}}], landmark: 10}, source: public}
  - {id: faefolk, income: [{code: faefolk_dance}], data: {mat: [0], ring: [[{points_per: {of: tapestry_card, each: 1}}], [{any_order: [[{gain: {tapestry: 1}}], [{gain: {territory: 1}}], [{invent: {from: any}}], [{choose: [[{points_per: {of: market, each: 1}}], [{points_per: {of: house, each: 1}}], [{points_per: {of: farm, each: 1}}], [{points_per: {of: armory, each: 1}}]]}]]}], [{any_order: [[{gain: {food: 1}}], [{points_per: {of: tile, each: 1}}]]}], [{any_order: [[{gain: {coin: 1}}], [{points_per: {of: tech_card, each: 1}}]]}], [{any_order: [[{gain: {culture: 1}}], [{points_per: {of: territory, each: 1}}]]}], [{any_order: [[{gain: {worker: 1}}], [{points_per: {of: line, each: 1}}]]}], [{any_order: [[{gain: {space: 1}}], [{explore_space: 1}]]}]]}, source: public}
  - {id: genies, income: [{code: genies_grant}], data: {mat: [], squares: [[{research: {benefit: false}}], [{invent: {from: any}}], [{gain: {culture: 1}}], [{explore: {where: adjacent}}]], circles: [[{points_per: {of: line, each: 1}}], [{points_per: {of: tile, each: 1}}], [{points_per: {of: territory, each: 1}}], [{points_per: {of: tech_card, each: 1}}]], wishes: [[{any_order: [[{points_per: {of: line, each: 1}}], [{choose: [[{research: {benefit: false}}], [{invent: {from: any}}]]}]]}], [{any_order: [[{points_per: {of: tile, each: 1}}], [{choose: [[{invent: {from: any}}], [{gain: {culture: 1}}]]}]]}], [{any_order: [[{points_per: {of: territory, each: 1}}], [{choose: [[{gain: {culture: 1}}], [{explore: {where: adjacent}}]]}]]}], [{any_order: [[{points_per: {of: tech_card, each: 1}}], [{choose: [[{explore: {where: adjacent}}], [{research: {benefit: false}}]]}]]}]], last: 2}, source: public}
  - {id: illuminati, setup: [{code: illuminati_scheme}], income: [{code: illuminati_count}], whenever: [{event: die_rolled, whose: opponents, do: [{code: illuminati_profit}]}], data: {mat: [7], drawn: 3, die: 6}, source: public}
  - {id: merfolk, income: [{code: merfolk_dive}], final: [{code: merfolk_limit}], data: {mat: [], kept: 2, limit: 5, each: 5}, source: public}
  - {id: psionics, income: [{code: psionics_gain}], modify: [more_options], data: {mat: [], turns: [[{gain: {territory: 1}}], [{gain: {tapestry: 1}}], [{invent: {from: any}}], [{research: {benefit: true}}]]}, source: public}
  - {id: weefolk, income: [{code: weefolk_give}, {code: weefolk_trade}, {code: weefolk_score}], gained: [{code: weefolk_give}], data: {mat: [], building: [{build: [market, house, farm, armory]}], piece: 1}, source: public}
  - {id: werefolk, income: [{code: werefolk_throw}], data: {mat: [-1], stay: [{points: 4}], down: [{advance: {tracks: any, benefit: true, bonus: free}}]}, source: public}
  fantasies_and_futures.landmark_cards:
  - {id: guildhall, objective: {one_kind: 3}, source: house}
  - {id: aqueduct, objective: {lines: 1}, small_city: 2, source: house}
  - {id: town_hall, objective: {districts: 2}, few_districts: 1, source: house}
  fantasies_and_futures.tapestry_cards:
  - {id: microbial_magic, kind: when_played, copies: 1, effects: [{reserve: {building: farm}}], enchantments: {left: [{gain: {food: 1}}]}, source: rulebook, sources: {enchantments: house}}
  - {id: gremlins, kind: when_played, copies: 1, effects: [{gain: {tapestry: 1}}, {points: 7}], response: [{topple: opponents}], source: house, sources: {response: rulebook}}
  - {id: ecstatic_visions, kind: when_played, copies: 1, effects: [{gain: {tapestry: 1}}, {reserve: {tile: space}}], enchantments: {right: [{points: 2}]}, source: public, sources: {kind: house, effects: house, enchantments: house}}
  - {id: ghost_towns, kind: when_played, copies: 1, effects: [{advance: {tracks: [military], benefit: true, bonus: none}}], enchantments: {left: [{points: 2}]}, source: house}
  - {id: lost_artifacts, kind: when_played, copies: 1, effects: [{keep_one_of: 3}, {gain: {resource: 1}}], enchantments: {right: [{gain: {tapestry: 1}}]}, source: house}
  - {id: mind_control, kind: when_played, copies: 1, effects: [{choose: [[{advance: {tracks: [science], benefit: true, bonus: none}}], [{regress: {tracks: [science], benefit: true, bonus: none}}]]}], enchantments: {left: [{points: 2}]}, source: house}
  - {id: zombie_army, kind: when_played, copies: 1, effects: [{conquer_again: 2}, {points: 2}], enchantments: {right: [{gain: {resource: 1}}]}, source: house}
  - {id: chimera_citizen_rights, kind: when_played, copies: 1, effects: [{research: {benefit: true}}], enchantments: {right: [{advance: {tracks: any, benefit: false, bonus: none}}]}, source: house, sources: {effects: public}}
  - {id: doppelgangers, kind: when_played, copies: 1, effects: [{copy_own: true}], enchantments: {left: [{gain: {tapestry: 1}}]}, source: house}
  - {id: status_quo, kind: when_played, copies: 1, effects: [{free_bonuses: 2}], source: house}
  - {id: crystal_ball, kind: when_played, copies: 1, effects: [{reserve: {tech: display}}], enchantments: {left: [{points: 3}], right: [{points: 2}]}, source: house}
  - {id: haunted_manor, kind: when_played, copies: 1, effects: [{reserve: {building: house}}], enchantments: {left: [{gain: {worker: 1}}]}, source: house}
  - {id: goblin_bazaar, kind: when_played, copies: 1, effects: [{reserve: {building: market}}], enchantments: {left: [{gain: {coin: 1}}]}, source: house}
  - {id: dragon_smithy, kind: when_played, copies: 1, effects: [{reserve: {building: armory}}], enchantments: {left: [{gain: {culture: 1}}]}, source: house}
  - {id: time_capsule, kind: when_played, copies: 1, effects: [{gain: {tapestry: 1}}, {reserve: {token: [{points_per: {of: tapestry_card}}]}}], enchantments: {right: [{points: 2}]}, source: house}
  - {id: sealed_prophecy, kind: when_played, copies: 1, effects: [{reserve: {token: [{points_on_track: marked}], marks: track}}], enchantments: {left: [{points: 2}]}, source: house}
  - {id: parallel_selves, kind: permanent, copies: 1, whenever: [{event: enchantment_gained, whose: own, do: [{points: 3}]}], enchantments: {right: [{points: 3}]}, source: house}
  - {id: fairy_ring, kind: when_played, copies: 1, effects: [{gain: {tapestry: 1}}, {gain: {territory: 1}}], enchantments: {left: [{points: 4}], right: [{advance: {tracks: any, benefit: false, bonus: none}}]}, source: house}
  - {id: blood_moon, kind: this_era, copies: 1, whenever: [{event: toppled, whose: own, do: [{gain: {resource: 1}}]}, {event: outpost_fallen, whose: own, do: [{gain: {resource: 1}}]}], enchantments: {left: [{points: 3}]}, source: house}
  - {id: alchemical_gold, kind: when_played, copies: 1, effects: [{exchange: {times: 3, points: 1}}], enchantments: {left: [{gain: {coin: 1}}]}, source: house}
  - {id: sleeping_giants, kind: when_played, copies: 1, effects: [{points: 3}, {reserve: {token: [{landmark: any}]}}], enchantments: {right: [{points_per: {of: landmark}}]}, source: house}
  - {id: nanobots, kind: this_era, copies: 1, whenever: [{event: upgraded, whose: own, do: [{points: 2}]}, {event: step_upgraded, whose: own, do: [{upgrade_another: true}]}], source: house}
  - {id: dream_archive, kind: when_played, copies: 1, effects: [{gain: {tapestry: 2}}, {bonus: {pay: {tapestry: 1}, then: [{points: 5}]}}], enchantments: {left: [{points: 2}]}, source: house}
  - {id: star_corsairs, kind: this_era, copies: 1, whenever: [{event: conquered, whose: own, do: [{points: 2}]}, {event: toppled, whose: own, do: [{gain: {resource: 1}}]}], enchantments: {right: [{points: 2}]}, source: house}
  - {id: floating_islands, kind: when_played, copies: 1, effects: [{explore: {where: anywhere}}], enchantments: {left: [{gain: {territory: 1}}], right: [{gain: {territory: 1}}]}, source: house}
  - {id: enchanted_forest, kind: when_played, copies: 1, effects: [{gain: {food: 1}}, {points_per: {of: forest, each: 2}}], enchantments: {right: [{gain: {territory: 1}}, {points: 1}]}, source: house}
  - {id: sea_monsters, kind: this_era, copies: 1, modify: [safe_coasts], whenever: [{event: explored, whose: opponents, do: [{beside_own: [{points: 2}]}]}], enchantments: {left: [{gain: {resource: 1}}]}, source: house}
  - {id: robot_labor, kind: this_era, copies: 1, whenever: [{event: workers_earned, whose: own, do: [{points_for_each: 2}]}, {event: built, of: house, whose: own, do: [{gain: {worker: 1}}]}], source: house}
  - {id: philosophers_stone, kind: permanent, copies: 1, whenever: [{event: income_gained, whose: own, do: [{offer: {pay: {resource: 1}, then: [{gain_different: 2}]}}]}], source: house}
  - {id: wishing_well, kind: when_played, copies: 1, effects: [{offer: {pay: {resource: 1}, then: [{roll_both: {tile: [{own_land_benefit: one}]}}, {points: 2}]}}], enchantments: {left: [{gain: {resource: 1}}]}, source: house}
  - {id: three_oracles, kind: when_played, copies: 1, effects: [{oracles: {rolls: 3, points: 3}}], enchantments: {right: [{points: 2}]}, source: house}
  - {id: cryogenic_sleep, kind: when_played, copies: 1, effects: [{gain: {tapestry: 1}}, {reserve: {card: hand}}], enchantments: {left: [{points: 3}]}, source: house}
  - {id: galactic_embassy, kind: this_era, copies: 1, whenever: [{event: income_begun, whose: neighbours, do: [{points: 5}]}], enchantments: {right: [{points: 3}]}, source: house}
  - {id: cloaking_field, kind: permanent, copies: 1, modify: [no_responses, no_counters], whenever: [{event: conquered, whose: own, do: [{points: 2}]}], enchantments: {left: [{points: 2}]}, source: house}
  - {id: giant_beanstalk, kind: when_played, copies: 1, effects: [{points_per: {of: farm}}, {reserve: {token: [{points_per: {of: farm}}]}}], enchantments: {right: [{gain: {food: 1}}]}, source: house}
  - {id: music_of_the_spheres, kind: when_played, copies: 1, effects: [{advance: {tracks: [arts], benefit: false, bonus: none}}, {points_per: {of: track_arts, each: 1}}], enchantments: {right: [{points: 2}]}, arts: true, source: house}
  - {id: mirror_dimension, kind: when_played, copies: 1, effects: [{repeat_position: true}], enchantments: {left: [{advance: {tracks: any, benefit: false, bonus: none}}]}, source: house}
  - {id: multiverse_summit, kind: when_played, copies: 1, effects: [{points_per: {of: enchanted_card, each: 3}}, {points_per: {of: neighbours_enchanted_card, each: 1}}, {points: 4}], enchantments: {left: [{points: 2}]}, source: house}
  fantasies_and_futures.tech_cards:
  - {id: jet_fuel, circle: [{gain: {space: 1}}], square: [{explore_space: 1}], needs: {enchantment: true}, source: rulebook, sources: {needs: house}}
  - {id: cloning, circle: [{advance: {tracks: [technology, arts], benefit: false, bonus: none}}], square: [{advance: {tracks: [technology, arts], benefit: true, bonus: pay}}], needs: {enchantment: true}, single_use: true, arts: true, source: rulebook, sources: {needs: inferred, arts: house}}
  - {id: cyborgs, circle: [{advance: {tracks: [science, military], benefit: false, bonus: none}}], square: [{advance: {tracks: [science, military], benefit: true, bonus: pay}}], needs: {enchantment: true}, single_use: true, source: rulebook, sources: {needs: inferred}}
  - {id: digital_twin, circle: [{explore: {where: adjacent}}], square: [{repeat_position: true}], needs: {enchantment: true}, single_use: true, source: rulebook, sources: {needs: inferred}}
  - {id: exoskeletons, circle: [{advance: {tracks: [exploration, military], benefit: false, bonus: none}}], square: [{advance: {tracks: [exploration, military], benefit: true, bonus: pay}}], needs: {enchantment: true}, single_use: true, source: rulebook, sources: {needs: inferred}}
  - {id: orbital_launcher, circle: [{choose: [[{explore: {where: adjacent}}], [{gain: {space: 1}}]]}], square: [{explore_space: 1}], needs: {enchantment: true}, single_use: true, source: rulebook, sources: {needs: inferred}}
  - {id: holographic_memory, circle: [{advance: {tracks: [science, arts], benefit: false, bonus: none}}], square: [{advance: {tracks: [science, arts], benefit: true, bonus: pay}}], needs: {enchantment: true}, single_use: true, arts: true, source: rulebook, sources: {needs: inferred, arts: house}}
  - {id: colossal_robots, circle: [{points_per: {of: landmark, each: 1}}], square: [{advance: {tracks: [military], benefit: false, bonus: none}}, {points_per: {of: track_military, each: 1}}], needs: {enchantment: true}, source: rulebook, sources: {needs: inferred}}
  - {id: teleportation, circle: [{advance: {tracks: [exploration, technology], benefit: false, bonus: none}}], square: [{advance: {tracks: [exploration, technology], benefit: true, bonus: pay}}], needs: {enchantment: true}, single_use: true, source: rulebook, sources: {needs: inferred}}
  - {id: modular_factory, circle: [{invent: {from: any}}], square: [{build: [market, house, farm, armory]}], needs: {enchantment: true}, source: rulebook, sources: {needs: house}}
  - {id: research_vessel, circle: [{gain: {territory: 1}}, {explore: {where: anywhere}}], square: [{research: {benefit: true}}], needs: {enchantment: true}, single_use: true, source: rulebook, sources: {needs: inferred}}
  - {id: solar_sails, circle: [{points_per: {of: tile, each: 1}}], square: [{explore: {where: adjacent}}, {explore: {where: adjacent}}], needs: {enchantment: true}, source: rulebook, sources: {needs: house}}
  income_spaces:
  - {id: market_1, income: {coin: 1}, points_per: tech_card, source: public}
  - {id: market_2, income: {coin: 1}, source: public}
  - {id: market_3, income: {}, points_per: tech_card, source: public}
  - {id: market_4, income: {coin: 1}, source: public}
  - {id: market_5, income: {coin: 1}, points_per: tech_card, source: public}
  - {id: market_6, income: {}, points: 10, source: public}
  - {id: house_1, income: {worker: 1}, points_per: line, source: public}
  - {id: house_2, income: {worker: 1}, source: public}
  - {id: house_3, income: {}, points_per: line, source: public}
  - {id: house_4, income: {worker: 1}, source: public}
  - {id: house_5, income: {worker: 1}, points_per: line, source: public}
  - {id: house_6, income: {}, points: 10, source: public}
  - {id: farm_1, income: {food: 1, territory: 1}, source: public}
  - {id: farm_2, income: {food: 1}, source: public}
  - {id: farm_3, income: {}, points: 4, source: public}
  - {id: farm_4, income: {food: 1}, source: public}
  - {id: farm_5, income: {food: 1}, points: 7, source: public}
  - {id: farm_6, income: {}, points: 10, source: public}
  - {id: armory_1, income: {culture: 1, tapestry: 1}, source: public}
  - {id: armory_2, income: {culture: 1}, source: public}
  - {id: armory_3, income: {}, points_per: territory, source: public}
  - {id: armory_4, income: {culture: 1}, source: public}
  - {id: armory_5, income: {culture: 1}, points_per: territory, source: public}
  - {id: armory_6, income: {}, points: 10, source: public}
  eras:
  - {id: ''2'', first: 1, source: rulebook}
  - {id: ''3'', first: 2, source: public}
  - {id: ''4'', first: 3, source: public}
  landmarks:
  - {id: forge, box: base, shape: [''##'', ''##''], height: 31, track: technology, tier: 2, source: public, sources: {height: house}}
  - {id: rubber_works, box: base, shape: [..##, ..##, ''####'', ''####''], height: 41, track: technology, tier: 3, source: public, sources: {height: house}}
  - {id: tech_hub, box: base, shape: [''###'', ''###''], height: 52, track: technology, tier: 4, source: public, sources: {height: house}}
  - {id: barracks, box: base, shape: [''##'', ''##''], height: 29, track: military, tier: 2, source: public, sources: {height: house}}
  - {id: tank_factory, box: base, shape: [''###'', ''###'', ''###''], height: 40, track: military, tier: 3, source: public, sources: {height: house}}
  - {id: fusion_reactor, box: base, shape: [.##, ''###'', ''###''], height: 54, track: military, tier: 4, source: public, sources: {height: house}}
  - {id: lighthouse, box: base, shape: [''##'', ''##''], height: 58, track: exploration, tier: 2, source: public, sources: {height: house}}
  - {id: train_station, box: base, shape: [''###'', ''###'', ''###''], height: 38, track: exploration, tier: 3, source: public, sources: {height: house}}
  - {id: launch_pad, box: base, shape: [''##'', ''##'', ''##''], height: 63, track: exploration, tier: 4, source: public, sources: {height: house}}
  - {id: apothecary, box: base, shape: [''##'', ''##''], height: 26, track: science, tier: 2, source: public, sources: {height: house}}
  - {id: academy, box: base, shape: [''####'', ''####''], height: 42, track: science, tier: 3, source: public, sources: {height: house}}
  - {id: laboratory, box: base, shape: [''###'', ''###''], height: 46, track: science, tier: 4, source: public, sources: {height: house}}
  - {id: bakery, box: base, shape: [''##'', ''##''], height: 25, tech: bakery, source: public, sources: {height: house}}
  - {id: barn, box: base, shape: [''###'', ''###'', ''###''], height: 34, tech: barn, source: public, sources: {height: house}}
  - {id: com_tower, box: base, shape: [''###'', ''###''], height: 66, tech: com_tower, source: public, sources: {height: house}}
  - {id: library, box: base, shape: [''##'', ''##'', ''##'', ''##''], height: 39, tech: library, source: public, sources: {height: house}}
  - {id: stock_market, box: base, shape: [''##'', ''##''], height: 44, tech: stock_market, source: public, sources: {height: house}}
  - {id: treasury, box: base, shape: [''##'', ''##''], height: 35, tech: treasury, source: public, sources: {height: house}}
  large:
  - {id: ''-4.0'', unexplored: true, source: public}
  - {id: ''-4.1'', corners: [mountain, forest, forest, mountain, sea, mountain], source: public}
  - {id: ''-4.2'', unexplored: true, source: public}
  - {id: ''-4.3'', corners: [desert, grass, grass, desert, sea, desert], source: public}
  - {id: ''-4.4'', unexplored: true, source: public}
  - {id: -3.-1, corners: [sea, sea, sea, sea, forest, sea], source: public}
  - {id: ''-3.0'', corners: [forest, sea, sea, sea, forest, forest], start: [6], source: public}
  - {id: ''-3.1'', unexplored: true, source: public}
  - {id: ''-3.2'', unexplored: true, source: public}
  - {id: ''-3.3'', corners: [grass, sea, sea, sea, grass, grass], start: [5], source: public}
  - {id: ''-3.4'', corners: [grass, sea, sea, sea, sea, sea], source: public}
  - {id: -2.-2, unexplored: true, source: public}
  - {id: -2.-1, unexplored: true, source: public}
  - {id: ''-2.0'', corners: [sea, mountain, mountain, desert, sea, sea], source: public}
  - {id: ''-2.1'', unexplored: true, source: public}
  - {id: ''-2.2'', corners: [sea, mountain, forest, forest, sea, sea], source: public}
  - {id: ''-2.3'', unexplored: true, source: public}
  - {id: ''-2.4'', unexplored: true, source: public}
  - {id: -1.-3, corners: [forest, sea, sea, sea, grass, forest], source: public}
  - {id: -1.-2, unexplored: true, source: public}
  - {id: -1.-1, unexplored: true, source: public}
  - {id: ''-1.0'', unexplored: true, source: public}
  - {id: ''-1.1'', unexplored: true, source: public}
  - {id: ''-1.2'', unexplored: true, source: public}
  - {id: ''-1.3'', unexplored: true, source: public}
  - {id: ''-1.4'', corners: [grass, desert, desert, desert, sea, grass], source: public}
  - {id: 0.-4, unexplored: true, source: public}
  - {id: 0.-3, corners: [sea, mountain, mountain, mountain, sea, sea], start: [1], source: public}
  - {id: 0.-2, corners: [sea, mountain, sea, sea, sea, sea], source: public}
  - {id: 0.-1, unexplored: true, source: public}
  - {id: ''0.0'', corners: [sea, sea, sea, sea, sea, sea], inner: [desert, forest, grass, mountain], island: true, source: public}
  - {id: ''0.1'', unexplored: true, source: public}
  - {id: ''0.2'', corners: [sea, sea, sea, sea, desert, sea], source: public}
  - {id: ''0.3'', corners: [desert, sea, sea, sea, desert, desert], start: [4], source: public}
  - {id: ''0.4'', unexplored: true, source: public}
  - {id: 1.-4, corners: [mountain, grass, grass, sea, mountain, mountain], source: public}
  - {id: 1.-3, unexplored: true, source: public}
  - {id: 1.-2, unexplored: true, source: public}
  - {id: 1.-1, unexplored: true, source: public}
  - {id: ''1.0'', unexplored: true, source: public}
  - {id: ''1.1'', unexplored: true, source: public}
  - {id: ''1.2'', unexplored: true, source: public}
  - {id: ''1.3'', corners: [sea, mountain, grass, grass, sea, sea], source: public}
  - {id: 2.-4, unexplored: true, source: public}
  - {id: 2.-3, unexplored: true, source: public}
  - {id: 2.-2, corners: [desert, sea, sea, sea, grass, desert], source: public}
  - {id: 2.-1, unexplored: true, source: public}
  - {id: ''2.0'', corners: [forest, sea, sea, sea, grass, grass], source: public}
  - {id: ''2.1'', unexplored: true, source: public}
  - {id: ''2.2'', unexplored: true, source: public}
  - {id: 3.-4, corners: [sea, sea, sea, grass, sea, sea], source: public}
  - {id: 3.-3, corners: [sea, grass, grass, desert, sea, sea], start: [2], source: public}
  - {id: 3.-2, unexplored: true, source: public}
  - {id: 3.-1, unexplored: true, source: public}
  - {id: ''3.0'', corners: [sea, mountain, forest, forest, sea, sea], start: [3], source: public}
  - {id: ''3.1'', corners: [sea, forest, sea, sea, sea, desert], source: public}
  - {id: 4.-4, unexplored: true, source: public}
  - {id: 4.-3, corners: [forest, forest, desert, desert, sea, desert], source: public}
  - {id: 4.-2, unexplored: true, source: public}
  - {id: 4.-1, corners: [mountain, grass, grass, sea, mountain, mountain], source: public}
  - {id: ''4.0'', unexplored: true, source: public}
  small:
  - {id: ''-3.1'', unexplored: true, source: public}
  - {id: ''-3.2'', unexplored: true, source: public}
  - {id: ''-3.3'', corners: [sea, grass, sea, sea, sea, sea], source: public}
  - {id: -2.-1, unexplored: true, source: public}
  - {id: ''-2.0'', unexplored: true, source: public}
  - {id: ''-2.1'', corners: [mountain, mountain, grass, grass, mountain, sea], source: public}
  - {id: ''-2.2'', corners: [grass, grass, sea, sea, sea, grass], start: [3, 5], source: public}
  - {id: ''-2.3'', unexplored: true, source: public}
  - {id: -1.-2, unexplored: true, source: public}
  - {id: -1.-1, corners: [mountain, forest, forest, forest, sea, mountain], source: public}
  - {id: ''-1.0'', unexplored: true, source: public}
  - {id: ''-1.1'', unexplored: true, source: public}
  - {id: ''-1.2'', corners: [sea, sea, mountain, forest, forest, sea], source: public}
  - {id: ''-1.3'', unexplored: true, source: public}
  - {id: 0.-3, corners: [sea, sea, sea, sea, forest, sea], source: public}
  - {id: 0.-2, corners: [forest, sea, sea, sea, forest, forest], start: [1, 6], source: public}
  - {id: 0.-1, unexplored: true, source: public}
  - {id: ''0.0'', corners: [sea, sea, sea, sea, sea, sea], inner: [desert, forest, grass, mountain], island: true, source: public}
  - {id: ''0.1'', unexplored: true, source: public}
  - {id: ''0.2'', unexplored: true, source: public}
  - {id: 1.-3, unexplored: true, source: public}
  - {id: 1.-2, corners: [sea, desert, mountain, mountain, sea, sea], source: public}
  - {id: 1.-1, unexplored: true, source: public}
  - {id: ''1.0'', unexplored: true, source: public}
  - {id: ''1.1'', corners: [sea, desert, grass, forest, desert, desert], source: public}
  - {id: ''1.2'', unexplored: true, source: public}
  - {id: 2.-3, unexplored: true, source: public}
  - {id: 2.-2, unexplored: true, source: public}
  - {id: 2.-1, corners: [grass, desert, desert, sea, sea, sea], source: public}
  - {id: ''2.0'', corners: [sea, sea, sea, grass, grass, desert], start: [2, 4], source: public}
  - {id: ''2.1'', unexplored: true, source: public}
  - {id: 3.-2, unexplored: true, source: public}
  - {id: 3.-1, unexplored: true, source: public}
  - {id: ''3.0'', corners: [sea, sea, sea, sea, sea, grass], source: public}
  players:
  - {id: ''2'', map: small, capitals: pair, source: rulebook}
  - {id: ''3'', map: small, capitals: pair, source: rulebook}
  - {id: ''4'', map: large, capitals: one, source: rulebook}
  - {id: ''5'', map: large, capitals: one, source: rulebook}
  pairs:
  - {id: ''1'', numbers: [1, 6], source: public}
  - {id: ''2'', numbers: [2, 4], source: public}
  - {id: ''3'', numbers: [3, 5], source: public}
  plans_and_ploys.civilizations:
  - {id: riverfolk, setup: [{code: riverfolk_settle}], gained: [{code: riverfolk_keep}], final: [{code: riverfolk_final}], modify: [build_impassable], whenever: [{event: district_drained, whose: own, do: [{gain: {resource: 1}}]}], data: {mat: [], district: 4, plots: 2, visible: 1}, source: public}
  - {id: spies, start_loss: [{lose: {resource: 1}}], income: [{code: spies_spy}], data: {mat: [0]}, source: public, sources: {start_loss: house}}
  - {id: tinkerers, setup: [{each: {who: opponents, do: [{invent: {from: deck, then: [{code: tinkerers_hold_back}]}}]}}], start: [{each: {who: opponents, do: [{gain: {tapestry: 1}}]}}], gained: [{each: {who: opponents, do: [{invent: {from: deck}}]}}], income: [{code: tinkerers_tinker}], data: {mat: [0], back: 3}, source: public, sources: {start: rulebook}}
  - {id: treasure_hunters, setup: [{gain: {territory: 2}}], income: [{code: treasure_hunters_hunt}], data: {mat: [0], treasures: [[{gain: {worker: 1}}, {code: treasure_both_dice}], [{gain: {culture: 1}}, {code: treasure_science_twice}], [{gain: {food: 1}}, {code: treasure_red_twice}], [{gain: {coin: 1}}, {code: treasure_black_twice}]]}, source: public}
  - {id: utilitarians, setup: [{code: utilitarians_begin}], start_loss: [{lose: {resource: 1}}], gained: [{code: utilitarians_place}], whenever: [{event: landmark_gained, whose: own, do: [{code: utilitarians_apothecary}, {code: utilitarians_token}]}, {event: upgraded, whose: own, do: [{code: utilitarians_forge}]}, {event: red_shown, whose: own, do: [{code: utilitarians_barracks}]}, {event: advance_turn, whose: own, do: [{code: utilitarians_lighthouse}]}, {event: advanced, whose: own, do: [{code: utilitarians_advance}]}, {event: masterpiece_gained, whose: own, do: [{code: utilitarians_masterpiece}]}], data: {mat: [-1, -1, 0], lines: [forge, barracks, lighthouse, apothecary, rubber_works, tank_factory, train_station, academy, arts_ii, arts_iii], forge: [{gain: {resource: 1}}], lighthouse: [{gain: {resource: 1}}], tiles: 2, apothecary: [{gain: {resource: 1}}], advance: 4, masterpiece: [{points: 3}]}, source: public, sources: {start_loss: house, data.masterpiece: house}}
  - {id: advisors, setup: [{gain: {tapestry: 3}}], income: [{code: advisors_council}], gained: [{code: advisors_arrive}], modify: [advises], data: {mat: [], cards: 3, each: 1, limit: 4, discarded: [{gain: {resource: 1}}], gift: 5}, source: public}
  - {id: aliens, setup: [{gain: {space: 4}}], income: [{code: aliens_visit}], data: {mat: [-1], instead: [{gain: {resource: 1}}]}, source: public}
  - {id: infiltrators, income: [{code: infiltrators_go}], gained: [{gain: {culture: 1}}], modify: [civilization_of_three], data: {mat: [], outpost: 1, tokens: 3, welcome: [{gain: {civilization: 1}}]}, source: public, sources: {gained: rulebook}}
  - {id: islanders, setup: [{code: islanders_begin}, {gain: {territory: 4}}], income: [{optional: [{explore: {where: mat}}]}], gained: [{code: islanders_arrive}], final: [{code: islanders_sea}], data: {mat: [], coast: [mountain, grass, grass, grass, forest, forest, forest, desert, desert, desert, mountain, mountain], sea: 4, settled: 4}, source: public}
  - {id: recyclers, setup: [{code: recyclers_sort}], start: [{upgrade: true}], income: [{upgrade: {may: true}}], modify: [recycles], data: {mat: [], drawn: 3, recycled: 5}, source: public, sources: {start: rulebook}}
  plans_and_ploys.landmarks:
  - {id: caravanserai, shape: [''###'', ''#.#'', ''###''], height: 24, objective: {tiles: 6}, source: house, sources: {objective: public}}
  - {id: guildhall, shape: [''##'', ''##'', ''#.''], height: 36, objective: {same_buildings: 3}, source: house, sources: {objective: public}}
  - {id: observatory, shape: [.#., ''###'', .#.], height: 50, objective: {top_techs: 1}, source: house, sources: {objective: public}}
  - {id: aqueduct, shape: [''#####''], height: 27, objective: {lines: 1}, source: house, sources: {objective: public}}
  - {id: town_hall, shape: [''###'', .#.], height: 45, objective: {districts: 2}, source: house, sources: {objective: public}}
  - {id: stadium, shape: [''####'', ''####''], height: 32, gained_by: tapestry_card, source: house, sources: {id: rulebook, gained_by: rulebook}}
  - {id: monolith, shape: [''####''], height: 60, gained_by: space_tile, source: house, sources: {id: rulebook, gained_by: rulebook}}
  plans_and_ploys.space_tiles:
  - {id: s16, benefit: [{landmark: monolith}, {points: 5}], order: any, source: house, sources: {id: rulebook}}
  - {id: s17, whenever: [{event: advanced, whose: own, of: science, do: [{points: 5}]}], source: house, sources: {whenever: inferred}}
  - {id: s18, whenever: [{event: advanced, whose: own, of: military, do: [{points: 5}]}], source: house, sources: {whenever: inferred}}
  - {id: s19, whenever: [{event: advanced, whose: own, of: technology, do: [{points: 5}]}], source: house, sources: {whenever: inferred}}
  - {id: s04_corrected, replaces: s04, benefit: [{gain: {tapestry: 1}}, {play_tapestry: true}, {points_per: {of: tapestry_card, each: 1}}], order: listed, source: house}
  plans_and_ploys.tapestry_cards:
  - {id: black_death, kind: when_played, copies: 1, effects: [{choose: [[{new_civilization: {then: [{gain: {resource: 1}}]}}], [{points: 6}]]}], source: house}
  - {id: border_tolls, kind: this_era, copies: 1, whenever: [{event: explored, whose: opponents, do: [{beside_own: [{points: 3}]}]}, {event: conquered, whose: opponents, do: [{beside_own: [{points: 3}]}]}], source: house}
  - {id: cartography, kind: when_played, copies: 1, effects: [{chart: {points: 3, then: [{optional: [{conquer: {where: here, dice: one}}]}]}}], source: public}
  - {id: double_agents, kind: when_played, copies: 1, effects: [{spy: {then: [{gain: {tapestry: 1}}]}}], source: house}
  - {id: double_cross, kind: when_played, copies: 1, effects: [{gain: {resource: 1}}, {points: 5}], counter: true, source: house, sources: {counter: rulebook}}
  - {id: entertain_the_masses, kind: when_played, copies: 1, effects: [{landmark: stadium}, {points_per: {of: house, each: 1}}, {points: 2}], source: house, sources: {effects: rulebook}}
  - {id: grand_design, kind: when_played, copies: 1, effects: [{choose: [[{given: {do: [{landmark_card: 1}], then: [{points: 3}]}}], [{points_per: {of: landmark, each: 3}}]]}], source: house}
  - {id: land_survey, kind: when_played, copies: 1, effects: [{gain: {territory: 2}}, {bonus: {pay: {territory: 2}, then: [{build: [market, house, farm, armory]}]}}], source: house}
  - {id: manifest_destiny, kind: when_played, copies: 1, effects: [{conquer: {where: home, dice: one}}, {own_land_benefit: any}], source: public}
  - {id: propaganda, kind: this_era, copies: 1, whenever: [{event: landmark_gained, whose: any, do: [{points: 3}]}], source: house}
  - {id: public_works, kind: this_era, copies: 1, whenever: [{event: district_completed, whose: own, do: [{gain: {resource: 1}}, {points: 2}]}], source: house}
  - {id: retreat, kind: when_played, copies: 1, effects: [{explore: {where: adjacent}}, {points: 5}], response: [{withdraw: outpost}, {gain: {resource: 1}}, {points: 3}], source: house}
  - {id: surprise_party, kind: when_played, copies: 1, effects: [{gain: {resource: 1}}, {points: 7}, {each: {who: neighbours, do: [{gain: {territory: 1}}]}}], response: [{topple: opponents}], source: house, sources: {response: rulebook}}
  - {id: surrender, kind: when_played, copies: 1, effects: [{gain: {tapestry: 1}}, {points: 8}], response: [{surrender: {then: [{gain: {tapestry: 1}}]}}], source: house}
  - {id: war_chest, kind: when_played, copies: 1, effects: [{gain: {culture: 1}}, {points_per: {of: armory, each: 2}}], source: house}
  tapestry_cards:
  - {id: academia, box: base, kind: this_era, copies: 1, whenever: [{event: invented, whose: own, do: [{points: 3}]}, {event: card_gained, whose: own, do: [{points: 3}]}], source: public}
  - {id: age_of_discovery, box: base, kind: when_played, copies: 1, effects: [{code: age_of_discovery}], source: public}
  - {id: age_of_sail, box: base, kind: this_era, copies: 1, modify: [tiles_to_explore], whenever: [{event: exploring, whose: own, do: [{gain: {territory: 3}}, {give_tile: {points: 3}}]}], source: public}
  - {id: age_of_wonders, box: base, kind: when_played, copies: 1, effects: [{compare_landmarks: {fewest: [{gain: {resource: 2}}], most: [{points: 12}], otherwise: [{gain: {resource: 1}}, {points: 6}]}}], source: public}
  - {id: alliance, box: base, kind: this_era, copies: 1, effects: [{code: choose_ally}], modify: [peace_with_partner], whenever: [{event: upgraded, whose: partner, do: [{code: share_upgrade}]}], source: public}
  - {id: boast_of_superiority, box: base, kind: when_played, copies: 1, effects: [{per_track: {where: nobody_ahead, do: [{points: 4}]}}], source: public}
  - {id: broker_of_peace, box: base, kind: this_era, copies: 1, modify: [no_military], whenever: [{event: advanced, of: military, whose: opponents, do: [{points: 3}]}], source: public}
  - {id: capitalism, box: base, kind: this_era, copies: 1, whenever: [{event: income_gained, whose: own, do: [{points_for_each: 2}]}, {event: built, of: market, whose: own, do: [{gain: {coin: 1}}]}], source: public}
  - {id: coal_baron, box: base, kind: when_played, copies: 1, effects: [{code: explore_drawn}, {each: {who: neighbours, do: [{gain: {territory: 1}}]}}], source: public}
  - {id: colonialism, box: base, kind: when_played, copies: 1, effects: [{gain_by_terrain: {mountain: worker, grass: culture, forest: food, desert: coin}}], source: public}
  - {id: dark_ages, box: base, kind: when_played, copies: 1, effects: [{code: dark_ages}], source: public}
  - {id: democracy, box: base, kind: when_played, copies: 1, effects: [{gain: {tapestry: 3}}, {discard_for_points: 2}], source: public}
  - {id: dictatorship, box: base, kind: when_played, copies: 1, effects: [{code: dictatorship}], source: public}
  - {id: diplomacy, box: base, kind: when_played, copies: 1, effects: [{each: {who: all, do: [{gain: {resource: 1}}]}}, {build: [market, house, farm, armory]}], source: public}
  - {id: dystopia, box: base, kind: when_played, copies: 1, effects: [{landmark: any}], source: public}
  - {id: empiricism, box: base, kind: this_era, copies: 1, modify: [two_rolls], whenever: [{event: advanced, of: science, whose: own, do: [{points: 2}]}], source: public}
  - {id: espionage, box: base, kind: when_played, copies: 1, effects: [{code: espionage}], source: public}
  - {id: exploitation, box: base, kind: this_era, copies: 1, modify: [double_tile], source: public}
  - {id: feudalism, box: base, kind: when_played, copies: 1, effects: [{choose: [[{gain: {resource: 1}}], [{points_per: {of: landmark, each: 3}}]]}], source: public}
  - {id: golden_age, box: base, kind: this_era, copies: 1, modify: [ignore_needs], whenever: [{event: upgraded, whose: own, do: [{points: 3}]}], source: public}
  - {id: guilds, box: base, kind: when_played, copies: 1, effects: [{trade: {points: 5, times: 3}}], source: public}
  - {id: industrialism, box: base, kind: this_era, copies: 1, whenever: [{event: invented, whose: own, do: [{use_tech: {circle: this}}]}], source: public}
  - {id: marriage_of_state, box: base, kind: this_era, copies: 1, effects: [{code: choose_marriage}], whenever: [{event: track_benefit, of: partner_track, whose: partner, do: [{code: share_benefit}]}], source: public}
  - {id: mercantilism, box: base, kind: this_era, copies: 1, whenever: [{event: income_gained, whose: own, do: [{convert: {resource: food, points: 2}}]}], source: public}
  - {id: meritocracy, box: base, kind: when_played, copies: 1, effects: [{invent: {from: any}}, {points_per: {of: tech_card, each: 2}}], source: public}
  - {id: militarism, box: base, kind: this_era, copies: 1, whenever: [{event: explored, whose: own, do: [{optional: [{code: place_outpost}]}]}], source: public}
  - {id: monarchy, box: base, kind: this_era, copies: 1, whenever: [{event: housed, whose: own, do: [{points: 3}]}], source: public}
  - {id: oil_magnate, box: base, kind: when_played, copies: 1, effects: [{code: oil_magnate}], source: public}
  - {id: olympic_host, box: base, kind: when_played, copies: 1, effects: [{host: {pay: worker, reward: [{points: 10}], joined: [{build: [market, house, farm, armory]}], alone: [{gain: {coin: 1}}]}}], source: public}
  - {id: pillage_and_plunder, box: base, kind: this_era, copies: 1, modify: [both_dice_on_topple, no_responses], source: public}
  - {id: pirate_rule, box: base, kind: this_era, copies: 1, whenever: [{event: conquered, whose: own, do: [{territory_benefit: here}]}], source: public}
  - {id: plea_for_aid, box: base, kind: when_played, copies: 1, effects: [{per_track: {where: all_ahead, do: [{points: 2}, {gain: {resource: 1}}]}}], source: public}
  - {id: renaissance, box: base, kind: when_played, copies: 1, effects: [{code: renaissance}], source: public}
  - {id: revisionism, box: base, kind: this_era, copies: 1, whenever: [{event: track_landmark, whose: own, do: [{gain: {resource: 1}}]}, {event: landmark_taken, whose: own, do: [{build: [armory]}]}], source: public}
  - {id: revolution, box: base, kind: when_played, copies: 1, effects: [{choose: [[{gain: {resource: 1}}], [{uprising: {territories: 3}}]]}], source: public}
  - {id: socialism, box: base, kind: when_played, copies: 1, effects: [{code: socialism}], source: public}
  - {id: steam_tycoon, box: base, kind: when_played, copies: 1, effects: [{invent: {from: display, then: [{upgrade: {card: this}}]}}, {each: {who: neighbours, do: [{invent: {from: deck}}]}}], source: public}
  - {id: technocracy, box: base, kind: when_played, copies: 1, effects: [{first_in_era: {then: [{invent: {from: any, then: [{upgrade: {card: this}}]}}], otherwise: [{points_per: {of: opponent, each: 3}}]}}], source: public}
  - {id: terraforming, box: base, kind: this_era, copies: 1, modify: [build_impassable], whenever: [{event: impassable_covered, whose: own, do: [{points: 5}]}], source: public}
  - {id: theocracy, box: base, kind: this_era, copies: 1, modify: [no_science], whenever: [{event: tier_entered, whose: own, do: [{points: 4}]}], source: public}
  - {id: trade_economy, box: base, kind: when_played, copies: 1, effects: [{code: trade_economy}], source: public}
  - {id: trap, box: base, kind: when_played, copies: 7, effects: [{points: 10}], response: [{topple: opponents}, {gain: {resource: 1}}], source: public}
  - {id: tyranny, box: base, kind: this_era, copies: 1, whenever: [{event: card_gained, whose: own, do: [{play_gained: {points: 5}}]}], source: public}
  - {id: wartime_economy, box: base, kind: this_era, copies: 1, modify: [free_bonus], source: public}
  tech_cards:
  - {id: air_conditioning, box: base, circle: [{gain: {worker: 1}}], square: [{build: [house]}], needs: {track: technology, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: ammonia, box: base, circle: [{build: [farm]}], square: [{points_per: {of: farm, each: 1}}], needs: {track: military, tier: 3}, source: rulebook, sources: {needs: public}}
  - {id: anesthesia, box: base, circle: [{build: [armory]}], square: [{points_per: {of: armory, each: 1}}], needs: {track: science, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: assembly_line, box: base, circle: [{use_tech: square}], square: [{use_tech: circle}], needs: {track: exploration, tier: 3}, source: rulebook, sources: {needs: public}}
  - {id: bakery, box: base, circle: [{points: 4}], square: [{landmark: bakery}], needs: {building: farm, space: 2}, source: rulebook, sources: {needs: public}}
  - {id: barn, box: base, circle: [{points: 3}], square: [{landmark: barn}], needs: {building: farm, space: 3}, source: rulebook, sources: {needs: public}}
  - {id: lithium_ion_battery, box: base, circle: [{points: 4}], square: [{repeat_position: true}], needs: {track: exploration, tier: 4}, source: rulebook, sources: {needs: public}}
  - {id: calendar, box: base, circle: [{gain: {culture: 1}}], square: [{points: 7}], needs: {track: exploration, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: canned_food, box: base, circle: [{gain: {food: 1}}], square: [{points: 7}], needs: {track: military, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: clocks, box: base, circle: [{advance: {tracks: [technology], benefit: false, bonus: none}}], square: [{points_per: {of: track_technology, each: 1}}], needs: {track: technology, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: compass, box: base, circle: [{gain: {territory: 2}}], square: [{explore: {where: adjacent}}], needs: {track: technology, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: com_tower, box: base, circle: [{points: 5}], square: [{landmark: com_tower}], needs: {building: house, space: 4}, source: rulebook, sources: {needs: public}}
  - {id: concrete, box: base, circle: [{build: [market]}], square: [{points_per: {of: market, each: 1}}], needs: {track: exploration, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: dynamite, box: base, circle: [{conquer: {where: adjacent, dice: one}}], square: [{points_per: {of: territory, each: 1}}], needs: {track: military, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: eyeglasses, box: base, circle: [{invent: {from: any}}], square: [{points_per: {of: tech_card, each: 1}}], needs: {track: technology, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: irrigation, box: base, circle: [{gain: {food: 1}}], square: [{build: [farm]}], needs: {track: science, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: library, box: base, circle: [{points: 3}], square: [{landmark: library}], needs: {building: house, space: 3}, source: rulebook, sources: {needs: public}}
  - {id: light_bulb, box: base, circle: [{gain: {coin: 1}}], square: [{build: [market]}], needs: {track: military, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: paper, box: base, circle: [{build: [house]}], square: [{points_per: {of: house, each: 1}}], needs: {track: science, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: penicillin, box: base, circle: [{research: {benefit: false}}], square: [{points: 5}], needs: {track: science, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: printing_press, box: base, circle: [{gain: {tapestry: 1}}], square: [{play_tapestry: true}], needs: {track: technology, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: radio, box: base, circle: [{points: 3}], square: [{gain: {civilization: 1}}], needs: {track: science, tier: 4}, source: rulebook, sources: {needs: public}}
  - {id: sewage_and_plumbing, box: base, circle: [{gain: {culture: 1}}], square: [{build: [armory]}], needs: {track: technology, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: siegecraft, box: base, circle: [{advance: {tracks: [military], benefit: false, bonus: none}}], square: [{points_per: {of: track_military, each: 1}}], needs: {track: military, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: stock_market, box: base, circle: [{points: 5}], square: [{landmark: stock_market}], needs: {building: market, space: 3}, source: rulebook, sources: {needs: public}}
  - {id: telescope, box: base, circle: [{gain: {culture: 1}}, {gain: {territory: 1}}], square: [{points_per: {of: tile, each: 1}}], needs: {track: technology, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: the_nail, box: base, circle: [{gain: {tapestry: 1}}], square: [{build: [market, house, farm]}], needs: {track: technology, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: time_travel, box: base, circle: [{gain: {coin: 1}}], square: [{regress: {tracks: [exploration, military], benefit: false, bonus: none}}], needs: {track: technology, tier: 4}, source: rulebook, sources: {needs: public}}
  - {id: transistors, box: base, circle: [{gain: {coin: 1}}], square: [{gain: {culture: 1}}, {points: 4}], needs: {track: military, tier: 4}, source: rulebook, sources: {needs: public}}
  - {id: treasury, box: base, circle: [{points: 4}], square: [{landmark: treasury}], needs: {building: market, space: 2}, source: rulebook, sources: {needs: public}}
  - {id: vaccines, box: base, circle: [{advance: {tracks: [science], benefit: false, bonus: none}}], square: [{points_per: {of: track_science, each: 1}}], needs: {track: science, tier: 2}, source: rulebook, sources: {needs: public}}
  - {id: warships, box: base, circle: [{gain: {worker: 1}}], square: [{conquer: {where: adjacent, dice: one}}], needs: {track: exploration, tier: 3}, source: rulebook, sources: {needs: public}}
  - {id: zeppelins, box: base, circle: [{advance: {tracks: [exploration], benefit: false, bonus: none}}], square: [{points_per: {of: track_exploration, each: 1}}], needs: {track: exploration, tier: 2}, source: rulebook, sources: {needs: public}}
  territory_tiles:
  - {id: t01, box: base, corners: [sea, desert, sea, sea, sea, sea], inner: [], benefit: [{gain: {coin: 1}}], source: public}
  - {id: t02, box: base, corners: [sea, mountain, mountain, desert, desert, sea], inner: [], benefit: [{gain: {territory: 2}}], source: public}
  - {id: t03, box: base, corners: [sea, mountain, desert, desert, sea, sea], inner: [], benefit: [{gain: {food: 1}}], source: public}
  - {id: t04, box: base, corners: [sea, mountain, desert, sea, sea, sea], inner: [], benefit: [{gain: {culture: 1}}], source: public}
  - {id: t05, box: base, corners: [sea, sea, sea, sea, sea, sea], inner: [desert], benefit: [{gain: {food: 1}}], source: public}
  - {id: t06, box: base, corners: [sea, desert, sea, sea, sea, sea], inner: [], benefit: [{gain: {worker: 1}}], source: public}
  - {id: t07, box: base, corners: [sea, sea, sea, sea, sea, sea], inner: [desert], benefit: [{gain: {coin: 1}}], source: public}
  - {id: t08, box: base, corners: [sea, mountain, mountain, mountain, desert, desert], inner: [], benefit: [{build: [farm]}], source: public}
  - {id: t09, box: base, corners: [sea, mountain, mountain, desert, desert, sea], inner: [], benefit: [{gain: {tapestry: 1}}], source: public}
  - {id: t10, box: base, corners: [sea, mountain, desert, desert, sea, sea], inner: [], benefit: [{gain: {culture: 1}}], source: public}
  - {id: t11, box: base, corners: [sea, mountain, desert, sea, sea, sea], inner: [], benefit: [{gain: {worker: 1}}], source: public}
  - {id: t12, box: base, corners: [sea, mountain, mountain, mountain, desert, desert], inner: [], benefit: [{research: {benefit: false}}], source: public}
  - {id: t13, box: base, corners: [sea, forest, sea, sea, sea, sea], inner: [], benefit: [{gain: {coin: 1}}], source: public}
  - {id: t14, box: base, corners: [sea, grass, forest, sea, sea, sea], inner: [], benefit: [{gain: {culture: 1}}], source: public}
  - {id: t15, box: base, corners: [sea, forest, sea, sea, sea, sea], inner: [], benefit: [{gain: {worker: 1}}], source: public}
  - {id: t16, box: base, corners: [sea, sea, sea, sea, sea, sea], inner: [forest], benefit: [{gain: {coin: 1}}], source: public}
  - {id: t17, box: base, corners: [sea, sea, sea, sea, sea, sea], inner: [forest], benefit: [{gain: {food: 1}}], source: public}
  - {id: t18, box: base, corners: [sea, grass, grass, grass, forest, forest], inner: [], benefit: [{build: [market]}], source: public}
  - {id: t19, box: base, corners: [sea, grass, grass, forest, forest, sea], inner: [], benefit: [{gain: {tapestry: 1}}], source: public}
  - {id: t20, box: base, corners: [sea, grass, grass, forest, sea, sea], inner: [], benefit: [{gain: {culture: 1}}], source: public}
  - {id: t21, box: base, corners: [sea, grass, forest, sea, sea, sea], inner: [], benefit: [{gain: {worker: 1}}], source: public}
  - {id: t22, box: base, corners: [sea, grass, grass, grass, forest, forest], inner: [], benefit: [{upgrade: true}], source: public}
  - {id: t23, box: base, corners: [sea, grass, grass, forest, forest, sea], inner: [], benefit: [{invent: {from: any}}], source: public}
  - {id: t24, box: base, corners: [sea, grass, grass, forest, sea, sea], inner: [], benefit: [{gain: {food: 1}}], source: public}
  - {id: t25, box: base, corners: [sea, desert, desert, desert, grass, grass], inner: [], benefit: [{build: [house]}], source: public}
  - {id: t26, box: base, corners: [sea, sea, sea, sea, sea, sea], inner: [grass], benefit: [{gain: {food: 1}}], source: public}
  - {id: t27, box: base, corners: [sea, grass, sea, sea, sea, sea], inner: [], benefit: [{gain: {worker: 1}}], source: public}
  - {id: t28, box: base, corners: [sea, sea, sea, sea, sea, sea], inner: [grass], benefit: [{gain: {coin: 1}}], source: public}
  - {id: t29, box: base, corners: [sea, desert, desert, grass, grass, sea], inner: [], benefit: [{gain: {tapestry: 1}}], source: public}
  - {id: t30, box: base, corners: [sea, desert, desert, grass, sea, sea], inner: [], benefit: [{gain: {culture: 1}}], source: public}
  - {id: t31, box: base, corners: [sea, desert, grass, sea, sea, sea], inner: [], benefit: [{gain: {worker: 1}}], source: public}
  - {id: t32, box: base, corners: [sea, desert, desert, desert, grass, grass], inner: [], benefit: [{invent: {from: any}}], source: public}
  - {id: t33, box: base, corners: [sea, desert, desert, grass, grass, sea], inner: [], benefit: [{build: [armory]}], source: public}
  - {id: t34, box: base, corners: [sea, desert, desert, grass, sea, sea], inner: [], benefit: [{gain: {food: 1}}], source: public}
  - {id: t35, box: base, corners: [sea, desert, grass, sea, sea, sea], inner: [], benefit: [{gain: {culture: 1}}], source: public}
  - {id: t36, box: base, corners: [sea, grass, sea, sea, sea, sea], inner: [], benefit: [{gain: {coin: 1}}], source: public}
  - {id: t37, box: base, corners: [sea, mountain, sea, sea, sea, sea], inner: [], benefit: [{gain: {coin: 1}}], source: public}
  - {id: t38, box: base, corners: [sea, forest, mountain, sea, sea, sea], inner: [], benefit: [{gain: {culture: 1}}], source: public}
  - {id: t39, box: base, corners: [sea, mountain, sea, sea, sea, sea], inner: [], benefit: [{gain: {worker: 1}}], source: public}
  - {id: t40, box: base, corners: [sea, sea, sea, sea, sea, sea], inner: [mountain], benefit: [{gain: {coin: 1}}], source: public}
  - {id: t41, box: base, corners: [sea, sea, sea, sea, sea, sea], inner: [mountain], benefit: [{gain: {food: 1}}], source: public}
  - {id: t42, box: base, corners: [sea, forest, forest, forest, mountain, mountain], inner: [], benefit: [{invent: {from: any}}], source: public}
  - {id: t43, box: base, corners: [sea, forest, forest, mountain, mountain, sea], inner: [], benefit: [{gain: {tapestry: 1}}], source: public}
  - {id: t44, box: base, corners: [sea, forest, forest, mountain, sea, sea], inner: [], benefit: [{gain: {culture: 1}}], source: public}
  - {id: t45, box: base, corners: [sea, forest, mountain, sea, sea, sea], inner: [], benefit: [{gain: {worker: 1}}], source: public}
  - {id: t46, box: base, corners: [sea, forest, forest, forest, mountain, mountain], inner: [], benefit: [{research: {benefit: false}}], source: public}
  - {id: t47, box: base, corners: [sea, forest, forest, mountain, mountain, sea], inner: [], benefit: [{gain: {territory: 2}}], source: public}
  - {id: t48, box: base, corners: [sea, forest, forest, mountain, sea, sea], inner: [], benefit: [{gain: {food: 1}}], source: public}
  space_tiles:
  - {id: s01, box: base, benefit: [{advance: {tracks: [science], benefit: true, bonus: pay}}, {points_per: {of: track_science, each: 1}}], order: any, source: public}
  - {id: s02, box: base, benefit: [{build: [armory]}, {points_per: {of: armory, each: 1}}], order: any, source: public}
  - {id: s03, box: base, benefit: [{build: [house]}, {points_per: {of: house, each: 1}}], order: any, source: public}
  - {id: s04, box: base, benefit: [{gain: {tapestry: 1}}, {play_tapestry: true}, {points_per: {of: tapestry_card, each: 1}}], order: any, source: public}
  - {id: s05, box: base, benefit: [{gain: {coin: 1}}, {gain: {worker: 1}}, {points: 8}], order: any, source: public}
  - {id: s06, box: base, benefit: [{research: {benefit: true}}, {points: 6}], order: any, source: public}
  - {id: s07, box: base, benefit: [{gain: {food: 1}}, {gain: {culture: 1}}, {points: 8}], order: any, source: public}
  - {id: s08, box: base, benefit: [{gain: {culture: 1}}, {points_per: {of: line, each: 1}}], order: any, source: public}
  - {id: s09, box: base, benefit: [{advance: {tracks: [technology], benefit: true, bonus: pay}}, {points_per: {of: track_technology, each: 1}}], order: any, source: public}
  - {id: s10, box: base, benefit: [{invent: {from: any}}, {upgrade: true}, {points_per: {of: tech_card, each: 1}}], order: any, source: public}
  - {id: s11, box: base, benefit: [{conquer: {where: adjacent, dice: one}}, {points_per: {of: territory, each: 1}}], order: any, source: public}
  - {id: s12, box: base, benefit: [{advance: {tracks: [military], benefit: true, bonus: pay}}, {points_per: {of: track_military, each: 1}}], order: any, source: public}
  - {id: s13, box: base, benefit: [{points: 13}], source: public}
  - {id: s14, box: base, benefit: [{build: [farm]}, {points_per: {of: farm, each: 1}}], order: any, source: public}
  - {id: s15, box: base, benefit: [{build: [market]}, {points_per: {of: market, each: 1}}], order: any, source: public}
  tracks:
  - {id: exploration, resource: food, building: farm, cost: {''1'': {any: 1}, ''2'': {own: 1, any: 1}, ''3'': {own: 1, any: 2}, ''4'': {own: 2}}, landmarks: [lighthouse, train_station, launch_pad], source: public}
  - {id: science, resource: worker, building: house, cost: {''1'': {any: 1}, ''2'': {own: 1, any: 1}, ''3'': {own: 1, any: 2}, ''4'': {own: 2}}, landmarks: [apothecary, academy, laboratory], source: public}
  - {id: military, resource: culture, building: armory, cost: {''1'': {any: 1}, ''2'': {own: 1, any: 1}, ''3'': {own: 1, any: 2}, ''4'': {own: 2}}, landmarks: [barracks, tank_factory, fusion_reactor], source: public}
  - {id: technology, resource: coin, building: market, cost: {''1'': {any: 1}, ''2'': {own: 1, any: 1}, ''3'': {own: 1, any: 2}, ''4'': {own: 2}}, landmarks: [forge, rubber_works, tech_hub], source: public}
  spaces:
  - {id: exploration_1, benefit: [{gain: {territory: 2}}], source: rulebook}
  - {id: exploration_2, benefit: [{explore: {where: adjacent}}], bonus: {pay: {resource: 1}, then: [{gain: {tapestry: 1}}]}, source: rulebook}
  - {id: exploration_3, benefit: [{choose: [[{explore: {where: adjacent}}], [{build: [farm]}]]}], source: rulebook}
  - {id: exploration_4, benefit: [{gain: {territory: 1}}, {explore: {where: adjacent}}], order: listed, source: rulebook}
  - {id: exploration_5, benefit: [{points_per: {of: territory, each: 1}}], bonus: {pay: {resource: 1}, then: [{build: [farm]}]}, source: rulebook}
  - {id: exploration_6, benefit: [{gain: {territory: 1}}, {build: [farm]}], order: any, bonus: {pay: {resource: 1}, then: [{explore: {where: adjacent}}]}, source: rulebook}
  - {id: exploration_7, benefit: [{gain: {territory: 2}}, {explore: {where: adjacent}}], order: listed, source: rulebook}
  - {id: exploration_8, benefit: [{build: [farm]}, {points_per: {of: farm, each: 1}}], order: listed, bonus: {pay: {territory: 2}, then: [{points: 5}]}, source: rulebook}
  - {id: exploration_9, benefit: [{gain: {territory: 2}}, {explore: {where: anywhere}}], order: listed, bonus: {pay: {resource: 1}, then: [{gain: {tapestry: 1}}]}, source: rulebook}
  - {id: exploration_10, benefit: [{points_per: {of: track_technology, each: 1}}], bonus: {pay: {territory: 3}, then: [{points: 10}]}, source: rulebook}
  - {id: exploration_11, benefit: [{gain: {space: 3}}, {explore_space: 1}], order: listed, source: rulebook}
  - {id: exploration_12, benefit: [{explore_space: 1}], bonus: {pay: {resource: 1}, then: [{explore_space: 1}]}, source: rulebook}
  - {id: science_1, benefit: [{research: {benefit: false}}], source: rulebook}
  - {id: science_2, benefit: [{gain: {tapestry: 1}}], bonus: {pay: {resource: 1}, then: [{build: [house]}]}, source: rulebook}
  - {id: science_3, benefit: [{choose: [[{research: {benefit: false}}], [{build: [house]}]]}], source: rulebook}
  - {id: science_4, benefit: [{points_per: {of: tech_card, each: 1}}, {gain: {tapestry: 1}}], order: any, source: rulebook}
  - {id: science_5, benefit: [{research: {benefit: true}}], bonus: {pay: {tapestry: 2}, then: [{points: 5}]}, source: rulebook}
  - {id: science_6, benefit: [{research: {benefit: true}}], printed: {benefit: [{choose: [[{research: {benefit: true}}], [{build: [house]}]]}]}, source: rulebook, sources: {printed: public}}
  - {id: science_7, benefit: [{repeat_position: true}], source: rulebook}
  - {id: science_8, benefit: [{build: [house]}, {points_per: {of: house, each: 1}}], order: listed, source: rulebook}
  - {id: science_9, benefit: [{advance: {tracks: [exploration, military, technology], benefit: true, bonus: pay}}], source: public}
  - {id: science_10, benefit: [{regress: {tracks: [military, technology], benefit: true, bonus: pay}}], source: public}
  - {id: science_11, benefit: [{advance: {tracks: [exploration, military, technology], benefit: true, bonus: pay}}, {advance: {tracks: [exploration, military, technology], benefit: true, bonus: pay}}], order: listed, source: public}
  - {id: science_12, benefit: [{research: {benefit: false, times: 4, past_end: 5}}], source: rulebook}
  - {id: military_1, benefit: [{conquer: {where: adjacent, dice: one}}], source: rulebook}
  - {id: military_2, benefit: [{gain: {tapestry: 1}}], bonus: {pay: {resource: 1}, then: [{build: [armory]}]}, source: rulebook}
  - {id: military_3, benefit: [{choose: [[{conquer: {where: adjacent, dice: one}}], [{build: [armory]}]]}], source: rulebook}
  - {id: military_4, benefit: [{gain: {worker: 1}}, {points_per: {of: tile, each: 1}}], order: any, source: rulebook}
  - {id: military_5, benefit: [{conquer: {where: adjacent, dice: one}}, {build: [armory]}], order: any, source: rulebook}
  - {id: military_6, benefit: [{conquer: {where: adjacent, dice: one}}, {gain: {tapestry: 1}}], order: any, bonus: {pay: {resource: 1}, then: [{build: [armory]}]}, source: rulebook}
  - {id: military_7, benefit: [{conquer: {where: adjacent, dice: both_if_held}}], source: rulebook}
  - {id: military_8, benefit: [{conquer: {where: anywhere, dice: one}}], bonus: {pay: {resource: 1}, then: [{gain: {tapestry: 1}}]}, source: rulebook}
  - {id: military_9, benefit: [{build: [armory]}, {points_per: {of: tapestry_card, each: 1}}], order: any, source: rulebook}
  - {id: military_10, benefit: [{points_per: {of: track_exploration, each: 1}}, {play_tapestry: true}], order: any, source: rulebook}
  - {id: military_11, benefit: [{points_per: {of: line, each: 1}}], bonus: {pay: {tapestry: 3}, then: [{points: 10}]}, source: rulebook}
  - {id: military_12, benefit: [{conquer: {where: adjacent, dice: both}}, {gain: {civilization: 1}}], order: any, source: rulebook}
  - {id: technology_1, benefit: [{invent: {from: any}}], source: rulebook}
  - {id: technology_2, benefit: [{gain: {tapestry: 1}}], bonus: {pay: {resource: 1}, then: [{build: [market]}]}, source: rulebook}
  - {id: technology_3, benefit: [{choose: [[{invent: {from: any}}], [{build: [market]}]]}], source: rulebook}
  - {id: technology_4, benefit: [{refresh_tech: true}, {invent: {from: any}}], order: listed, source: rulebook}
  - {id: technology_5, benefit: [{build: [farm, house, armory]}], bonus: {pay: {resource: 1}, then: [{upgrade: true}]}, source: rulebook}
  - {id: technology_6, benefit: [{points_per: {of: armory, each: 1}}, {build: [market]}], order: any, bonus: {pay: {resource: 1}, then: [{upgrade: true}]}, printed: {bonus: {pay: {resource: 1}, then: [{invent: {from: any}}]}}, source: rulebook, sources: {printed: public}}
  - {id: technology_7, benefit: [{refresh_tech: true}, {invent: {from: any}}, {invent: {from: any}}], order: listed, source: rulebook}
  - {id: technology_8, benefit: [{build: [market]}, {points_per: {of: market, each: 1}}], order: listed, bonus: {pay: {resource: 1}, then: [{upgrade: true}]}, source: rulebook}
  - {id: technology_9, benefit: [{upgrade: true}, {use_tech: circle}], order: any, source: rulebook}
  - {id: technology_10, benefit: [{points_per: {of: track_science, each: 1}}, {points_per: {of: track_military, each: 1}}], order: any, source: rulebook}
  - {id: technology_11, benefit: [{upgrade: true}, {use_tech: square}], order: any, bonus: {pay: {tech: 3}, then: [{points: 10}]}, source: rulebook}
  - {id: technology_12, benefit: [{restart_token: true}, {gain: {coin: 1, worker: 1, food: 1, culture: 1}}], order: any, source: rulebook}
');
INSERT INTO "contents" VALUES('rise_of_empires','d5df0fd89470c1d1','0.2.0','game: rise_of_empires
hash: d5df0fd89470c1d1
release: 0.2.0
files: {cities: content/cities.yaml, empires: content/empires.yaml, progress: content/progress.yaml, regions: content/regions.yaml, arrows: content/regions.yaml, closed_borders: content/regions.yaml, territories: content/territories.yaml, trade: content/trade.yaml, worth_by_era: content/valuation.yaml, worth_of_cubes: content/valuation.yaml, worth_of_waiting: content/valuation.yaml, worth_of_places: content/valuation.yaml, worth_at_the_end: content/valuation.yaml, worth_of_food: content/valuation.yaml, values: content/values.yaml, players: content/values.yaml}
tables:
  cities:
  - {id: memphis, set: IA, wonder: false, red: false, cost: {gold: 1}, upkeep: {food: 1}, income: {}, points: 2, once: 0, source: house}
  - {id: tyre, set: IA, wonder: false, red: true, cost: {gold: 1}, upkeep: {food: 1}, income: {gold: 1, food: 1}, points: 1, once: 0, source: house}
  - {id: babylon, set: IA, wonder: false, red: false, cost: {gold: 5}, upkeep: {food: 2}, income: {}, points: 3, once: 0, source: house}
  - {id: mycenae, set: IA, wonder: false, red: false, cost: {gold: 5}, upkeep: {resource: 1}, income: {}, points: 3, once: 0, source: house}
  - {id: troy, set: IA, wonder: false, red: false, cost: {gold: 1}, upkeep: {food: 1}, income: {resource: 1, food: 1}, points: 1, once: 0, source: house}
  - {id: athens, set: IB, wonder: false, red: true, cost: {gold: 2}, upkeep: {food: 2}, income: {resource: 1}, points: 2, once: 0, source: house}
  - {id: alexandria, set: IB, wonder: false, red: false, cost: {gold: 6}, upkeep: {resource: 1}, income: {}, points: 3, once: 0, source: house}
  - {id: rome, set: IB, wonder: false, red: false, cost: {gold: 4}, upkeep: {food: 3}, income: {cube: 1}, points: 3, once: 0, source: house}
  - {id: great_pyramid, set: IB, wonder: true, red: false, cost: {gold: 5, resource: 2, cube: 1}, upkeep: {}, income: {}, points: 0, once: 15, source: house}
  - {id: colossus, set: IB, wonder: true, red: false, cost: {gold: 4, resource: 2, cube: 1}, upkeep: {}, income: {}, points: 0, once: 14, source: house}
  - {id: constantinople, set: IIA, wonder: false, red: false, cost: {gold: 7}, upkeep: {food: 3}, income: {gold: 1}, points: 4, once: 0, source: house}
  - {id: venice, set: IIA, wonder: false, red: false, cost: {gold: 6}, upkeep: {food: 2}, income: {gold: 2}, points: 3, once: 0, source: house}
  - {id: cordoba, set: IIA, wonder: false, red: true, cost: {gold: 3}, upkeep: {food: 2}, income: {}, points: 3, once: 0, source: house}
  - {id: bruges, set: IIA, wonder: false, red: false, cost: {gold: 8}, upkeep: {resource: 1}, income: {}, points: 4, once: 0, source: house}
  - {id: kyiv, set: IIA, wonder: false, red: false, cost: {gold: 3}, upkeep: {food: 2}, income: {cube: 2}, points: 2, once: 0, source: house}
  - {id: paris, set: IIB, wonder: false, red: true, cost: {gold: 5}, upkeep: {food: 3}, income: {}, points: 4, once: 0, source: house}
  - {id: florence, set: IIB, wonder: false, red: false, cost: {gold: 6}, upkeep: {resource: 1}, income: {gold: 1}, points: 3, once: 0, source: house}
  - {id: lisbon, set: IIB, wonder: false, red: false, cost: {gold: 4}, upkeep: {food: 2}, income: {resource: 1}, points: 3, once: 0, source: house}
  - {id: great_cathedral, set: IIB, wonder: true, red: false, cost: {gold: 6, resource: 4, cube: 1}, upkeep: {}, income: {}, points: 0, once: 13, source: house}
  - {id: great_wall, set: IIB, wonder: true, red: false, cost: {gold: 4, resource: 3, cube: 2}, upkeep: {}, income: {}, points: 0, once: 12, source: house}
  - {id: london, set: IIIA, wonder: false, red: false, cost: {gold: 9}, upkeep: {food: 3}, income: {}, points: 5, once: 0, source: house}
  - {id: new_york, set: IIIA, wonder: false, red: false, cost: {gold: 4}, upkeep: {food: 3}, income: {gold: 2}, points: 3, once: 0, source: house}
  - {id: manchester, set: IIIA, wonder: false, red: true, cost: {gold: 4}, upkeep: {resource: 1}, income: {}, points: 3, once: 0, source: house}
  - {id: saint_petersburg, set: IIIA, wonder: false, red: false, cost: {gold: 4}, upkeep: {food: 2}, income: {cube: 3}, points: 3, once: 0, source: house}
  - {id: vienna, set: IIIA, wonder: false, red: false, cost: {gold: 2}, upkeep: {food: 2}, income: {}, points: 3, once: 0, source: house}
  - {id: berlin, set: IIIA, wonder: false, red: false, cost: {gold: 7}, upkeep: {resource: 1}, income: {}, points: 4, once: 0, source: house}
  - {id: bombay, set: IIIA, wonder: false, red: true, cost: {gold: 4}, upkeep: {food: 2}, income: {resource: 2}, points: 3, once: 0, source: house}
  - {id: buenos_aires, set: IIIA, wonder: false, red: false, cost: {gold: 6}, upkeep: {resource: 1}, income: {food: 3}, points: 3, once: 0, source: house}
  - {id: tokyo, set: IIIB, wonder: false, red: false, cost: {gold: 4}, upkeep: {food: 1}, income: {}, points: 4, once: 0, source: house}
  - {id: los_angeles, set: IIIB, wonder: false, red: false, cost: {gold: 4}, upkeep: {resource: 1}, income: {}, points: 4, once: 0, source: house}
  - {id: sao_paulo, set: IIIB, wonder: false, red: false, cost: {gold: 2}, upkeep: {food: 3}, income: {}, points: 3, once: 0, source: house}
  - {id: sydney, set: IIIB, wonder: false, red: false, cost: {gold: 3}, upkeep: {food: 1}, income: {}, points: 3, once: 0, source: house}
  - {id: shanghai, set: IIIB, wonder: false, red: false, cost: {gold: 6}, upkeep: {food: 3}, income: {}, points: 5, once: 0, source: house}
  - {id: moscow, set: IIIB, wonder: false, red: false, cost: {gold: 6}, upkeep: {resource: 1}, income: {}, points: 5, once: 0, source: house}
  - {id: interoceanic_canal, set: IIIB, wonder: true, red: false, cost: {gold: 7, resource: 4, cube: 5}, upkeep: {}, income: {}, points: 0, once: 9, source: house}
  - {id: moon_landing, set: IIIB, wonder: true, red: false, cost: {gold: 10, resource: 5, cube: 3}, upkeep: {}, income: {}, points: 0, once: 10, source: house}
  empires:
  - {id: e1, front: {regions: 3, sea: false, lines: [[1, 2]]}, back: {regions: 4, sea: false, lines: [[1, 1]]}, source: house}
  - {id: e2, front: {regions: 3, sea: false, lines: [[1, 2]]}, back: {regions: 3, sea: true, lines: [[1, 2]]}, source: house}
  - {id: e3, front: {regions: 3, sea: true, lines: [[1, 1]]}, back: {regions: 2, sea: true, lines: [[0, 2]]}, source: house}
  - {id: e4, front: {regions: 3, sea: false, lines: [[1, 2]]}, back: {regions: 3, sea: false, lines: [[1, 3]]}, source: house}
  - {id: e5, front: {regions: 3, sea: true, lines: [[1, 1]]}, back: {regions: 2, sea: true, lines: [[1, 3]]}, source: house}
  - {id: e6, front: {regions: 3, sea: false, lines: [[0, 1]]}, back: {regions: 2, sea: false, lines: [[1, 3], [1, 2]]}, source: house}
  - {id: e7, front: {regions: 2, sea: true, lines: [[1, 3]]}, back: {regions: 1, sea: true, lines: [[0, 2], [1, 3]]}, source: house}
  - {id: e8, front: {regions: 3, sea: false, lines: [[2, 3]]}, back: {regions: 2, sea: false, lines: [[0, 3]]}, source: house}
  progress:
  - {id: iron_weapons, era: I, copies: 2, red: 1, each_turn: [{gain: {cube: 1}}], free: [], always: {defender_loss: 1}, known: [name], source: house, sources: {era: public, copies: public}}
  - {id: irrigation, era: I, copies: 2, red: 1, each_turn: [{gain: {food: 2, gold: 1}}], free: [], always: {}, source: house}
  - {id: coinage, era: I, copies: 2, red: 0, each_turn: [{gain: {gold: 2}}], free: [], always: {}, source: house}
  - {id: mining, era: I, copies: 1, red: 0, each_turn: [{gain: {resource: 1}}, {per: {of: mountain, each: 1, most: 2, gain: {resource: 1}}}], free: [], always: {}, source: house}
  - {id: barter, era: I, copies: 1, red: 0, each_turn: [], free: [{choose: [[{swap: {pay: {resource: 1}, gain: {gold: 3}}}], [{swap: {pay: {gold: 1}, gain: {resource: 2}}}]]}], always: {}, source: house}
  - {id: writing, era: I, copies: 1, red: 0, each_turn: [{gain: {point: 1}}], free: [], always: {keep_progress: 2}, source: house}
  - {id: philosophy, era: I, copies: 1, red: 1, each_turn: [{per: {of: town, each: 1, most: 2, gain: {point: 1}}}], free: [], always: {}, source: house}
  - {id: religion, era: I, copies: 1, red: 0, each_turn: [{per: {of: region_controlled, each: 2, most: 2, gain: {point: 1}}}], free: [], always: {}, known: [name, scores in the points phase], source: house}
  - {id: sailing, era: I, copies: 1, red: 0, each_turn: [{gain: {gold: 1, food: 1}}, {per: {of: island, each: 1, most: 2, gain: {gold: 1}}}], free: [], always: {sea: 1}, source: house}
  - {id: roads, era: I, copies: 1, red: 0, each_turn: [{gain: {food: 2}}], free: [], always: {extra_regions: 1}, source: house}
  - {id: fortifications, era: I, copies: 1, red: 0, each_turn: [{gain: {gold: 1, food: 1}}], free: [], always: {defence: -1}, source: house}
  - {id: tribute, era: I, copies: 1, red: 1, each_turn: [], free: [{per: {of: region_controlled, each: 1, most: 2, gain: {gold: 1}}}], always: {}, source: house}
  - {id: architecture, era: I, copies: 1, red: 0, each_turn: [{gain: {gold: 1}}], free: [], always: {city_gold: -1, wonder_resource: -1, keep_city: 1}, source: house}
  - {id: navigation, era: II, copies: 1, red: 0, each_turn: [{per: {of: overseas_region_occupied, each: 1, most: 3, gain: {point: 1}}}], free: [], always: {opens_overseas: 1}, known: [name], source: house, sources: {era: inferred, always: rulebook}}
  - {id: printing, era: II, copies: 1, red: 0, each_turn: [{gain: {point: 1}}], free: [], always: {free_discs: 1}, known: [name], source: house, sources: {era: inferred, always: rulebook}}
  - {id: steam_pump, era: II, copies: 1, red: 1, each_turn: [{gain: {resource: 2}}, {per: {of: plains, each: 1, most: 4, gain: {food: 1}}}], free: [], always: {}, known: [name], source: house}
  - {id: mercenaries, era: II, copies: 1, red: 0, each_turn: [{gain: {cube: 1}}], free: [], always: {any_region: 1, any_region_cost: 1}, known: [name, cubes in a region neither held nor adjacent], source: house}
  - {id: heavy_plough, era: II, copies: 2, red: 1, each_turn: [{gain: {food: 3, gold: 1}}, {per: {of: forest, each: 1, most: 2, gain: {food: 1}}}], free: [], always: {}, source: house}
  - {id: banking, era: II, copies: 2, red: 0, each_turn: [{gain: {gold: 2, resource: 1}}], free: [], always: {keep_progress: 1}, source: house}
  - {id: guilds, era: II, copies: 1, red: 1, each_turn: [{gain: {gold: 1}}, {per: {of: town, each: 1, most: 3, gain: {gold: 1}}}], free: [], always: {trade_gold: 1}, source: house}
  - {id: gunpowder, era: II, copies: 1, red: 0, each_turn: [{gain: {cube: 1, resource: 1}}], free: [], always: {defender_loss: 1, attacker_loss: -1}, source: house}
  - {id: feudalism, era: II, copies: 1, red: 0, each_turn: [], free: [{gain: {cube: 2}}], always: {}, source: house}
  - {id: universities, era: II, copies: 1, red: 0, each_turn: [{per: {of: progress, each: 2, most: 2, gain: {point: 1}}}], free: [], always: {progress_gold: -1}, source: house}
  - {id: patronage, era: II, copies: 1, red: 0, each_turn: [{per: {of: city, each: 1, most: 2, gain: {point: 1}}}], free: [], always: {}, source: house}
  - {id: knights, era: II, copies: 1, red: 1, each_turn: [{gain: {cube: 1}}], free: [{fight: {attacker: 1, defender: 2}}], always: {}, source: house}
  - {id: diplomacy, era: II, copies: 1, red: 0, each_turn: [{per: {of: alliance_region_controlled, each: 1, most: 1, gain: {point: 1}}}, {gain: {gold: 2}}], free: [{ally: true}], always: {}, source: house}
  - {id: chartered_company, era: II, copies: 1, red: 0, each_turn: [{per: {of: overseas_region_occupied, each: 1, most: 2, gain: {gold: 1, resource: 1}}}], free: [], always: {}, source: house}
  - {id: fertilizers, era: III, copies: 1, red: 0, each_turn: [{gain: {food: 4}}], free: [], always: {}, known: [name], source: house, sources: {era: public, each_turn: public}}
  - {id: television, era: III, copies: 1, red: 0, each_turn: [{per: {of: city, each: 1, most: 3, gain: {point: 1}}}], free: [], always: {}, known: [name], source: house, sources: {era: inferred}}
  - {id: ideology, era: III, copies: 1, red: 0, each_turn: [{per: {of: region_controlled, each: 1, most: 2, gain: {point: 1}}}], free: [], always: {}, known: [name, scores in the points phase], source: house}
  - {id: oil_drilling, era: III, copies: 1, red: 1, each_turn: [{per: {of: plains, each: 1, most: 3, gain: {resource: 1}}}, {gain: {point: 1}}], free: [], always: {}, source: house}
  - {id: railways, era: III, copies: 2, red: 1, each_turn: [{gain: {cube: 1, point: 1}}], free: [], always: {extra_regions: 1}, source: house}
  - {id: tanks, era: III, copies: 1, red: 0, each_turn: [{gain: {cube: 2, point: 1}}], free: [], always: {defender_loss: 2}, source: house}
  - {id: aviation, era: III, copies: 1, red: 0, each_turn: [{gain: {point: 1}}], free: [{strike: {range: 1, defender: 2}}], always: {}, source: house}
  - {id: industrialisation, era: III, copies: 2, red: 1, each_turn: [{gain: {resource: 2}}, {gain: {point: 1}}], free: [], always: {}, source: house}
  - {id: stock_exchange, era: III, copies: 1, red: 0, each_turn: [{gain: {gold: 3}}], free: [], always: {gold_per_point: 2}, source: house}
  - {id: medicine, era: III, copies: 1, red: 0, each_turn: [{gain: {point: 1}}], free: [{gain: {cube: 2}}], always: {}, source: house}
  - {id: refrigeration, era: III, copies: 1, red: 0, each_turn: [{gain: {food: 1, point: 1}}], free: [], always: {no_food_upkeep: 1}, source: house}
  - {id: skyscrapers, era: III, copies: 1, red: 0, each_turn: [{gain: {gold: 1, point: 1}}], free: [], always: {city_gold: -2, wonder_gold: -3}, source: house}
  - {id: free_trade, era: III, copies: 1, red: 1, each_turn: [], free: [{trade: true}], always: {}, source: house}
  - {id: computers, era: III, copies: 1, red: 0, each_turn: [{per: {of: progress, each: 1, most: 2, gain: {point: 1}}}], free: [], always: {}, source: house}
  regions:
  - {id: mediterranean, era: I, area: old_world, first: 2, second: 1, benefit: {gold: 1}, sea: true, near: [iberia, gaul, italia, balkans, greece, asia_minor, levant, egypt, cyrenaica, carthage, mauretania], known: [name, not next to the Black Sea], source: house, sources: {era: inferred, area: inferred, sea: rulebook}}
  - {id: iberia, era: I, area: old_world, first: 2, second: 1, benefit: {resource: 1}, near: [mediterranean, gaul, mauretania], source: house}
  - {id: gaul, era: I, area: old_world, first: 2, second: 1, benefit: {food: 2}, near: [mediterranean, iberia, italia, britain, northern_europe, germany], source: house}
  - {id: italia, era: I, area: old_world, first: 2, second: 1, benefit: {cube: 1}, near: [mediterranean, gaul, balkans, carthage, germany], source: house}
  - {id: balkans, era: I, area: old_world, first: 1, second: 0, benefit: {resource: 2}, near: [mediterranean, italia, greece, asia_minor, germany, danube], source: house}
  - {id: greece, era: I, area: old_world, first: 2, second: 1, benefit: {food: 2}, near: [mediterranean, balkans, asia_minor], source: house}
  - {id: asia_minor, era: I, area: old_world, first: 1, second: 1, benefit: {cube: 1}, near: [mediterranean, balkans, greece, levant, middle_east, persia], source: house}
  - {id: levant, era: I, area: old_world, first: 1, second: 0, benefit: {gold: 2}, near: [mediterranean, asia_minor, egypt, middle_east], source: house}
  - {id: egypt, era: I, area: old_world, first: 1, second: 1, benefit: {food: 3}, near: [mediterranean, levant, cyrenaica, east_africa], source: house}
  - {id: cyrenaica, era: I, area: old_world, first: 1, second: 0, benefit: {cube: 1}, near: [mediterranean, egypt, carthage, west_africa, east_africa], source: house}
  - {id: carthage, era: I, area: old_world, first: 2, second: 0, benefit: {gold: 1}, near: [mediterranean, italia, cyrenaica, mauretania, west_africa], source: house}
  - {id: mauretania, era: I, area: old_world, first: 1, second: 0, benefit: {resource: 1}, near: [mediterranean, iberia, carthage, west_africa], source: house}
  - {id: britain, era: II, area: old_world, first: 2, second: 1, benefit: {resource: 2}, near: [gaul, northern_europe], source: house}
  - {id: northern_europe, era: II, area: old_world, first: 2, second: 1, benefit: {gold: 1}, near: [gaul, britain, germany, poland], known: [name, Scandinavia is closed], source: house}
  - {id: germany, era: II, area: old_world, first: 3, second: 1, benefit: {resource: 1}, near: [gaul, italia, balkans, northern_europe, poland, danube], source: house}
  - {id: poland, era: II, area: old_world, first: 2, second: 1, benefit: {food: 3}, near: [northern_europe, germany, danube, muscovy], source: house}
  - {id: danube, era: II, area: old_world, first: 2, second: 0, benefit: {cube: 1}, near: [balkans, germany, poland], source: house}
  - {id: muscovy, era: II, area: old_world, first: 2, second: 1, benefit: {cube: 2}, near: [poland, persia, central_asia, siberia], source: house}
  - {id: north_america, era: II, area: new_world, first: 3, second: 2, benefit: {resource: 1}, near: [], known: [name, not next to south_america], source: house, sources: {era: rulebook, area: rulebook}}
  - {id: south_america, era: II, area: new_world, first: 2, second: 1, benefit: {gold: 2}, near: [], known: [name, not next to north_america], source: house, sources: {era: rulebook, area: rulebook}}
  - {id: china, era: II, area: far_east, first: 3, second: 2, benefit: {gold: 1}, near: [indies], known: [name], source: house, sources: {era: rulebook, area: public}}
  - {id: indies, era: II, area: far_east, first: 2, second: 1, benefit: {resource: 2}, near: [china], source: house, sources: {era: rulebook, area: public}}
  - {id: middle_east, era: III, area: old_world, first: 4, second: 2, benefit: {}, near: [asia_minor, levant, persia, east_africa], known: [name], source: house, sources: {benefit: public}}
  - {id: persia, era: III, area: old_world, first: 3, second: 1, benefit: {}, near: [asia_minor, muscovy, middle_east, central_asia], source: house, sources: {benefit: public}}
  - {id: central_asia, era: III, area: old_world, first: 2, second: 1, benefit: {}, near: [muscovy, persia, siberia], source: house, sources: {benefit: public}}
  - {id: siberia, era: III, area: old_world, first: 2, second: 1, benefit: {}, near: [muscovy, central_asia, japan], source: house, sources: {benefit: public}}
  - {id: japan, era: III, area: old_world, first: 3, second: 1, benefit: {}, near: [siberia, oceania], source: house, sources: {benefit: public}}
  - {id: west_africa, era: III, area: old_world, first: 3, second: 1, benefit: {}, near: [cyrenaica, carthage, mauretania, congo, east_africa], source: house, sources: {benefit: public}}
  - {id: congo, era: III, area: old_world, first: 2, second: 1, benefit: {}, near: [west_africa, east_africa, southern_africa], source: house, sources: {benefit: public}}
  - {id: east_africa, era: III, area: old_world, first: 2, second: 1, benefit: {}, near: [egypt, cyrenaica, middle_east, west_africa, congo, southern_africa], source: house, sources: {benefit: public}}
  - {id: southern_africa, era: III, area: old_world, first: 3, second: 2, benefit: {}, near: [congo, east_africa, oceania], source: house, sources: {benefit: public}}
  - {id: oceania, era: III, area: old_world, first: 2, second: 1, benefit: {}, near: [japan, southern_africa], source: house, sources: {benefit: public}}
  arrows:
  - {id: strait_of_gibraltar, a: iberia, b: mauretania, era: I, source: house}
  - {id: strait_of_sicily, a: italia, b: carthage, era: I, source: house}
  - {id: english_channel, a: gaul, b: britain, era: II, source: house}
  - {id: north_sea, a: britain, b: northern_europe, era: II, source: house}
  - {id: red_sea, a: middle_east, b: east_africa, era: III, source: house}
  - {id: sea_of_japan, a: siberia, b: japan, era: III, source: house}
  - {id: western_pacific, a: japan, b: oceania, era: III, source: house}
  - {id: southern_indian_ocean, a: southern_africa, b: oceania, era: III, source: house}
  closed_borders:
  - {id: china_siberia, a: china, b: siberia, source: house}
  - {id: china_central_asia, a: china, b: central_asia, source: house}
  - {id: indies_persia, a: indies, b: persia, source: house}
  - {id: indies_central_asia, a: indies, b: central_asia, source: house}
  territories:
  - {id: plains, copies: 9, red: 3, food: 2, cube: 1, points: 0, choice: false, source: rulebook, sources: {copies: house, red: house}}
  - {id: island, copies: 8, red: 1, food: 1, cube: 1, points: 0, choice: false, source: rulebook, sources: {copies: house, red: house}}
  - {id: forest, copies: 9, red: 2, food: -2, cube: 2, points: 0, choice: false, source: rulebook, sources: {copies: house, red: house}}
  - {id: mountain, copies: 2, red: 1, food: -3, cube: 3, points: 0, choice: false, source: rulebook, sources: {copies: house, red: house}}
  - {id: town, copies: 12, red: 3, food: 0, cube: 0, points: 1, choice: true, source: rulebook, sources: {copies: house, red: house}}
  trade:
  - {id: local_market, discs: 1, gold: 3, points: 0, eras: [I, II, III], source: house}
  - {id: river_port, discs: 2, gold: 8, points: 0, eras: [I], source: house}
  - {id: temple_gifts, discs: 1, gold: 0, points: 3, eras: [I], source: house}
  - {id: court_luxuries, discs: 2, gold: 0, points: 6, eras: [I], source: house}
  - {id: caravan_road, discs: 3, gold: 9, points: 0, eras: [I, II, III], source: house}
  - {id: great_fair, discs: 3, gold: 0, points: 7, eras: [I], source: house}
  - {id: colonial_goods, discs: 3, gold: 0, points: 4, eras: [III], source: house}
  - {id: ocean_trade, discs: 4, gold: 10, points: 0, eras: [II, III], source: house}
  - {id: royal_exchange, discs: 4, gold: 0, points: 5, eras: [II, III], source: house}
  - {id: world_exhibition, discs: 5, gold: 0, points: 6, eras: [III], source: house}
  - {id: global_market, discs: 7, gold: 0, points: 7, eras: [III], source: house}
  worth_by_era:
  - {id: I, gold: 1.0, resource: 0.95, cube: 1.6, food: 0.25, action: 4.0, source: house}
  - {id: II, gold: 0.8, resource: 0.85, cube: 1.3, food: 0.3, action: 2.6, source: house}
  - {id: III, gold: 0.5, resource: 0.65, cube: 0.95, food: 0.35, action: 1.4, source: house}
  worth_of_cubes:
  - {id: ''2'', times: 1.15, source: house}
  - {id: ''3'', times: 0.8, source: house}
  - {id: ''4'', times: 0.6, source: house}
  - {id: ''5'', times: 0.67, source: house}
  worth_of_waiting:
  - {id: ''2'', turn_a: 1.06, turn_b: 1.06, source: house}
  - {id: ''3'', turn_a: 1.06, turn_b: 1.06, source: house}
  - {id: ''4'', turn_a: 1.06, turn_b: 1.06, source: house}
  - {id: ''5'', turn_a: 1.52, turn_b: 1.45, source: house}
  worth_of_places:
  - {id: ''2'', IB: -0.4, IIA: 0.35, IIB: -0.4, IIIA: 0.35, IIIB: -0.4, source: house}
  - {id: ''3'', IB: -0.4, IIA: 0.35, IIB: -0.4, IIIA: 0.35, IIIB: -0.4, source: house}
  - {id: ''4'', IB: -0.4, IIA: 0.35, IIB: -0.4, IIIA: 0.35, IIIB: -0.4, source: house}
  - {id: ''5'', IB: -0.4, IIA: 0.35, IIB: -0.4, IIIA: -0.4, IIIB: 0.35, source: house}
  worth_at_the_end:
  - {id: income, gold: 0.33, resource: 0.33, cube: 0.0, food: 0.9, source: house}
  worth_of_food:
  - {id: safe, worth: 0.2, source: house}
  - {id: short, worth: 0.9, source: house}
  values:
  - {id: gold, value: 5, source: rulebook}
  - {id: resources, value: 2, source: rulebook}
  - {id: cubes, value: 30, source: rulebook}
  - {id: cubes_in_pool, value: 5, source: rulebook}
  - {id: food_start, value: 16, source: rulebook}
  - {id: food_top, value: 20, source: house}
  - {id: resource_discs, value: 40, source: rulebook}
  - {id: gold_per_point, value: 3, source: rulebook}
  - {id: resources_per_point, value: 3, source: rulebook}
  players:
  - {id: ''2'', progress: 4, territory: 4, city: 4, empire: 4, trade: 4, source: rulebook}
  - {id: ''3'', progress: 6, territory: 6, city: 6, empire: 6, trade: 6, source: rulebook}
  - {id: ''4'', progress: 8, territory: 8, city: 8, empire: 8, trade: 8, source: rulebook}
  - {id: ''5'', progress: 10, territory: 10, city: 10, empire: 8, trade: 10, source: rulebook}
');
INSERT INTO "contents" VALUES('beyond_the_horizon','9eb91aabc31578be','0.2.0','game: beyond_the_horizon
hash: 9eb91aabc31578be
release: 0.2.0
files: {deeds: content/action_spaces.yaml, buildings: content/buildings.yaml, governments: content/governments.yaml, leaders: content/leaders.yaml, objectives: content/objectives.yaml, columns: content/player_board.yaml, food_track: content/player_board.yaml, economy_track: content/player_board.yaml, infrastructure_track: content/player_board.yaml, investment_track: content/player_board.yaml, technologies: content/technologies.yaml, territories: content/territories.yaml, slots: content/tree.yaml, routed_lines: content/tree.yaml, units: content/units.yaml, worth: content/valuation.yaml, worth_of_points: content/valuation.yaml, action_uses: content/valuation.yaml, values: content/values.yaml, technology_points: content/values.yaml, players: content/values.yaml}
tables:
  deeds:
  - {id: research_i, coins: 0, population: 0, requires: [], effect: [{research: {level: I, scholar: active}}], free: [2, 3, 4], paid: [0, 0, 0], shared: false, source: rulebook, sources: {free: house, paid: house, shared: house}}
  - {id: research_ii, coins: 2, population: 0, requires: [], effect: [{research: {level: II, scholar: active}}], free: [1, 2, 3], paid: [1, 1, 1], shared: false, source: rulebook, sources: {free: house, paid: house, shared: house}}
  - {id: muster, coins: 0, population: 0, requires: [], effect: [{recruit: {from: active, unit: either, strength: 1}}, {move: 2}], free: [1, 2, 2], paid: [1, 1, 2], shared: false, source: rulebook, sources: {free: house, paid: house, shared: house}}
  - {id: grow, coins: 0, population: 0, requires: [], effect: [{activate: 1}, {gain: {coins: 1}}], free: [1, 1, 1], paid: [0, 0, 0], shared: true, known: [a pawn may stay there], source: rulebook, sources: {free: house, paid: house, shared: house}}
  - {id: colonise_token, coins: 4, population: 0, requires: [{counter: technologies_ii, at_least: 1}], effect: [{token: colonise}], free: [1, 1, 2], paid: [1, 1, 1], shared: false, source: rulebook, sources: {free: house, paid: house, shared: house}}
  - {id: fortify_token, coins: 2, population: 1, requires: [{counter: villages, at_least: 1}], effect: [{token: fortify}], free: [1, 1, 1], paid: [0, 1, 1], shared: false, source: rulebook, sources: {free: house, paid: house, shared: house}}
  - {id: research_iii, coins: 4, population: 0, requires: [{counter: cities, at_least: 1}, {counter: villages, at_least: 2}], effect: [{research: {level: III, scholar: active}}], free: [1, 1, 2], paid: [1, 1, 1], shared: false, source: rulebook, sources: {free: house, paid: house, shared: house}}
  - {id: research_iv, coins: 6, population: 2, requires: [{counter: cities, at_least: 2}], effect: [{research: {level: IV, scholar: active}}], free: [1, 1, 1], paid: [0, 1, 1], shared: false, source: rulebook, sources: {free: house, paid: house, shared: house}}
  buildings:
  - {id: farm, level: I, cost: 2, left_track: food, left_points: 1, right_track: economy, bonus: [{activate: 2}], known: [name, no points in its centre], source: house, sources: {cost: rulebook, left_points: rulebook}}
  - {id: granary, level: I, cost: 1, left_track: food, left_points: 1, right_track: food, bonus: [{activate: 1}], source: house}
  - {id: market, level: I, cost: 2, left_track: economy, left_points: 1, right_track: food, bonus: [{gain: {coins: 3}}], source: house}
  - {id: shrine, level: I, cost: 2, left_track: infrastructure, left_points: 1, right_track: food, bonus: [{theocracy: true}, {gain: {coins: 1}}], source: house}
  - {id: quarry, level: I, cost: 2, left_track: infrastructure, left_points: 1, right_track: economy, bonus: [{building: I}, {gain: {coins: 1}}], source: house}
  - {id: watchtower, level: I, cost: 2, left_track: economy, left_points: 1, right_track: infrastructure, bonus: [{recruit: {from: inactive, unit: soldier, strength: 2}}], source: house}
  - {id: stables, level: I, cost: 1, left_track: food, left_points: 1, right_track: economy, bonus: [{upgrade: {unit: any, by: 1}}, {move: 1}], source: house}
  - {id: caravanserai, level: I, cost: 6, left_track: economy, left_points: 2, right_track: infrastructure, bonus: [{invest: any}], source: house}
  - {id: amphitheatre, level: II, cost: 4, left_track: infrastructure, left_points: 1, right_track: food, bonus: [{points: 2}, {activate: 1}], known: [name], source: house}
  - {id: library, level: II, cost: 4, left_track: infrastructure, left_points: 1, right_track: infrastructure, bonus: [{points: 1}, {choose: [[{pay: {coins: 1, then: [{research: {level: II, scholar: active}}]}}], [{gain: {coins: 4}}]]}], source: house}
  - {id: harbour, level: II, cost: 3, left_track: economy, left_points: 1, right_track: food, bonus: [{token: colonise}, {points: 1}], source: house}
  - {id: barracks, level: II, cost: 3, left_track: infrastructure, left_points: 1, right_track: economy, bonus: [{recruit: {from: inactive, unit: soldier, strength: 4}}], source: house}
  - {id: aqueduct, level: II, cost: 4, left_track: food, left_points: 2, right_track: infrastructure, bonus: [{invest: food}, {activate: 1}], source: house}
  - {id: mint, level: II, cost: 1, left_track: economy, left_points: 1, right_track: economy, bonus: [{produce: coins}, {points: 1}], source: house}
  - {id: city_walls, level: II, cost: 4, left_track: infrastructure, left_points: 1, right_track: economy, bonus: [{token: fortify}, {points: 1}], source: house}
  - {id: monastery, level: II, cost: 2, left_track: food, left_points: 1, right_track: infrastructure, bonus: [{theocracy: true}, {points: 1}, {activate: 2}], source: house}
  - {id: palace, level: III, cost: 7, left_track: infrastructure, left_points: 4, right_track: infrastructure, bonus: [{points: 5}], source: house}
  - {id: cathedral, level: III, cost: 4, left_track: food, left_points: 2, right_track: infrastructure, bonus: [{points: 3}, {activate: 1}], source: house}
  - {id: university, level: III, cost: 5, left_track: infrastructure, left_points: 1, right_track: economy, bonus: [{points: 2}, {choose: [[{pay: {coins: 2, then: [{research: {level: III, scholar: active}}]}}], [{invest: any}, {gain: {coins: 2}}]]}], source: house}
  - {id: factory, level: III, cost: 4, left_track: economy, left_points: 1, right_track: food, bonus: [{invest: economy}, {points: 2}], source: house}
  - {id: railway_station, level: III, cost: 4, left_track: economy, left_points: 1, right_track: economy, bonus: [{points: 2}, {token: either}], source: house}
  - {id: opera_house, level: III, cost: 4, left_track: food, left_points: 1, right_track: economy, bonus: [{points: 4}], source: house}
  - {id: hospital, level: III, cost: 3, left_track: food, left_points: 1, right_track: food, bonus: [{points: 3}, {produce: population}], source: house}
  - {id: observatory, level: III, cost: 7, left_track: infrastructure, left_points: 1, right_track: economy, bonus: [{points: 1}, {invest: any}], source: house}
  governments:
  - {id: river_kingdom, card: 1, side: front, always: {}, whenever: {grow: [{gain: {coins: 2}}, {activate: 1}]}, theocracy: {invest: [{activate: 1}]}, monarchy: [{invest: food}, {produce: population}, {gain: {coins: 4}}], democracy: [{points: 2, per: active_columns, most: 10}], source: house}
  - {id: hill_clans, card: 1, side: back, always: {soldier_bonus: 1}, whenever: {}, theocracy: {expansion: [{optional: [{pay: {coins: 1, then: [{upgrade: {unit: any, by: 1}}]}}]}]}, monarchy: [{token: fortify}, {move: 1}], democracy: [{points: 2, per: cities, most: 10}], source: house}
  - {id: merchant_league, card: 2, side: front, always: {no_fee: 1}, whenever: {}, theocracy: {produce_coins: [{choose: [[{pay: {coins: 4, then: [{invest: economy}]}}], [{gain: {coins: 3}}]]}]}, monarchy: [{invest: economy}, {gain: {coins: 2}}], democracy: [{points: 1, per: economy_cubes_removed, most: 8}], source: house}
  - {id: builder_dynasty, card: 2, side: back, always: {build_discount: 1}, whenever: {}, theocracy: {build: [{choose: [[{gain: {coins: 2}}], [{upgrade: {unit: settler, by: 2}}]]}]}, monarchy: [{building: III}, {gain: {coins: 3}}], democracy: [{points: 3, per: buildings, most: 12}], source: house}
  - {id: court_of_scribes, card: 3, side: front, always: {column_scholar: 1}, whenever: {}, theocracy: {research: [{gain: {coins: 1}}]}, monarchy: [{activate: 2}, {gain: {coins: 2}}], democracy: [{points: 1, per: technologies, most: 7}], source: house}
  - {id: steppe_confederacy, card: 3, side: back, always: {move_bonus: 1}, whenever: {}, theocracy: {explore: [{choose: [[{activate: 1}], [{move: 2}]]}]}, monarchy: [{recruit: {from: inactive, unit: settler, strength: 4}}, {gain: {coins: 5}}], democracy: [{points: 3, per: villages, most: 12}], source: house}
  - {id: temple_cities, card: 4, side: front, always: {trade_price: 1}, whenever: {settle: [{activate: 1}]}, theocracy: {production: [{choose: [[{pay: {population: 1, then: [{upgrade: {unit: settler, by: 2}}]}}], [{activate: 1}]]}]}, monarchy: [{token: colonise}, {activate: 2}], democracy: [{points: 2, per: leaders, most: 10}], source: house}
  - {id: island_union, card: 4, side: back, always: {token_discount: 2}, whenever: {}, theocracy: {settle: [{gain: {coins: 3}}]}, monarchy: [{invest: any}, {gain: {coins: 3}}], democracy: [{points: 1, per: map_cubes, most: 9}], source: house}
  leaders:
  - {id: attila, level: II, bonus: [{upgrade: {unit: any, by: 1}}, {move: 1}], points: [], known: [name], source: house}
  - {id: hammurabi, level: II, bonus: [{choose: [[{pay: {coins: 2, then: [{invest: infrastructure}]}}], [{gain: {coins: 1}}]]}], points: [], source: house}
  - {id: hatshepsut, level: II, bonus: [{gain: {coins: 2}}, {each: {who: opponents, do: [{gain: {coins: 1}}]}}], points: [], source: house}
  - {id: hypatia, level: II, bonus: [{choose: [[{pay: {coins: 1, then: [{research: {level: I, scholar: inactive}}]}}], [{gain: {coins: 1}}]]}], points: [], source: house}
  - {id: ashoka, level: II, bonus: [{activate: 2}, {each: {who: opponents, do: [{activate: 1}]}}], points: [], source: house}
  - {id: confucius, level: II, bonus: [{choose: [[{points: 2}, {each: {who: opponents, do: [{points: 1}]}}], [{points: 1}, {gain: {coins: 1}}]]}], points: [], source: house}
  - {id: archimedes, level: II, bonus: [{building: I}], points: [], source: house}
  - {id: sappho, level: II, bonus: [{theocracy: true}, {gain: {coins: 1}}], points: [], source: house}
  - {id: cyrus_the_great, level: II, bonus: [{choose: [[{pay: {coins: 4, then: [{token: colonise}]}}], [{recruit: {from: inactive, unit: settler, strength: 1}}]]}], points: [], source: house}
  - {id: mansa_musa, level: II, bonus: [{gain: {coins: 3}}, {each: {who: opponents, do: [{gain: {coins: 1}}]}}], points: [], source: house}
  - {id: zheng_he, level: III, bonus: [{explore_more: 1}, {move: 3}], points: [], source: house}
  - {id: isaac_newton, level: III, bonus: [{invest: any}, {each: {who: opponents, do: [{gain: {coins: 1}}]}}], points: [], source: house}
  - {id: catherine_the_great, level: III, bonus: [{building: II}], points: [], source: house}
  - {id: napoleon_bonaparte, level: III, bonus: [{recruit: {from: inactive, unit: soldier, strength: 3}}], points: [], source: house}
  - {id: toussaint_louverture, level: III, bonus: [{token: fortify}, {each: {who: opponents, do: [{activate: 1}]}}], points: [], source: house}
  - {id: simon_bolivar, level: III, bonus: [{choose: [[{points: 2}, {each: {who: opponents, do: [{points: 1}]}}], [{points: 1}, {gain: {coins: 2}}]]}], points: [], source: house}
  - {id: ada_lovelace, level: III, bonus: [{basic_action: 1}], points: [], source: house}
  - {id: florence_nightingale, level: III, bonus: [{produce: population}, {each: {who: opponents, do: [{activate: 1}]}}], points: [], source: house}
  - {id: adam_smith, level: III, bonus: [{produce: coins}, {each: {who: opponents, do: [{gain: {coins: 1}}]}}], points: [], source: house}
  - {id: nikola_tesla, level: III, bonus: [{choose: [[{pay: {coins: 1, then: [{invest: infrastructure}]}}], [{pay: {coins: 1, then: [{invest: economy}]}}]]}], points: [], source: house}
  - {id: albert_einstein, level: IV, bonus: [{private_technology: {level: II, look_at: 3}}], points: [], known: [name], source: house}
  - {id: marie_curie, level: IV, bonus: [], points: [{points: 1, per: technologies, every: 2}], source: house}
  - {id: mohandas_gandhi, level: IV, bonus: [{choose: [[{points: 5}, {each: {who: opponents, do: [{points: 2}]}}], [{points: 2}, {activate: 2}]]}], points: [], source: house}
  - {id: nelson_mandela, level: IV, bonus: [{gain: {coins: 1}}, {each: {who: opponents, do: [{gain: {coins: 1}}]}}], points: [{points: 2, per: shared_tiles, most: 6}], source: house}
  - {id: alan_turing, level: IV, bonus: [{basic_action: 2}], points: [], source: house}
  - {id: katherine_johnson, level: IV, bonus: [{invest: any}, {gain: {coins: 2}}], points: [], source: house}
  - {id: wangari_maathai, level: IV, bonus: [{token: colonise}, {activate: 1}, {each: {who: opponents, do: [{activate: 1}]}}], points: [], source: house}
  objectives:
  - {id: age_of_learning, group: A, needs: [{counter: technologies, at_least: 11}], source: house}
  - {id: industrial_age, group: A, needs: [{counter: technologies_iii_plus, at_least: 3}], source: house}
  - {id: four_schools, group: A, needs: [{counter: main_colours, at_least: 4}, {counter: villages_and_cities, at_least: 2}], source: house}
  - {id: settled_lands, group: B, needs: [{counter: villages_and_cities, at_least: 3}], source: house}
  - {id: two_citadels, group: B, needs: [{counter: cities, at_least: 2}], source: house}
  - {id: great_works, group: B, needs: [{counter: map_cubes, at_least: 6}, {counter: buildings, at_least: 1}], source: house}
  - {id: blossoming_realm, group: C, needs: [{counter: cubes_removed, at_least: 14}], source: house}
  - {id: full_coffers, group: C, needs: [{counter: coins, at_least: 14}, {counter: active_population, at_least: 5}, {counter: map_cubes, at_least: 3}], source: house}
  - {id: masters_of_the_map, group: C, needs: [{counter: unit_strength, at_least: 10}, {counter: villages_and_cities, at_least: 2}], source: house}
  columns:
  - {id: A, capacity: 6, source: rulebook}
  - {id: B, capacity: 5, source: rulebook}
  - {id: C, capacity: 4, source: rulebook}
  - {id: D, capacity: 3, source: rulebook}
  - {id: E, capacity: 2, source: rulebook}
  food_track:
  - {id: food_1, uncovers: {effect: [{activate: 1}]}, source: house}
  - {id: food_2, uncovers: {column: B}, source: house}
  - {id: food_3, uncovers: {effect: [{upgrade: {unit: any, by: 1}}, {move: 1}]}, source: house}
  - {id: food_4, uncovers: {column: C}, source: house}
  - {id: food_5, uncovers: {effect: [{recruit: {from: inactive, unit: settler, strength: 2}}]}, source: house}
  - {id: food_6, uncovers: {column: D}, source: house}
  - {id: food_7, uncovers: {effect: [{produce: population}]}, source: house}
  - {id: food_8, uncovers: {column: E}, source: house}
  economy_track:
  - {id: economy_1, uncovers: {effect: [{gain: {coins: 2}}]}, source: house}
  - {id: economy_2, uncovers: {coins: 1}, source: house}
  - {id: economy_3, uncovers: {effect: [{recruit: {from: inactive, unit: settler, strength: 1}}]}, source: house}
  - {id: economy_4, uncovers: {coins: 1}, source: house}
  - {id: economy_5, uncovers: {effect: [{token: either}]}, source: house}
  - {id: economy_6, uncovers: {coins: 1}, source: house}
  - {id: economy_7, uncovers: {effect: [{recruit: {from: inactive, unit: either, strength: 3}}]}, source: house}
  - {id: economy_8, uncovers: {coins: 1}, source: house}
  infrastructure_track:
  - {id: infrastructure_1, uncovers: {effect: [{building: I}]}, source: house}
  - {id: infrastructure_2, uncovers: {government: theocracy}, source: house}
  - {id: infrastructure_3, uncovers: {effect: [{recruit: {from: inactive, unit: soldier, strength: 2}}]}, source: house}
  - {id: infrastructure_4, uncovers: {effect: [{building: II}]}, source: house}
  - {id: infrastructure_5, uncovers: {government: monarchy}, source: house}
  - {id: infrastructure_6, uncovers: {effect: [{building: II}]}, source: house}
  - {id: infrastructure_7, uncovers: {effect: [{building: III}]}, source: house}
  - {id: infrastructure_8, uncovers: {government: democracy}, source: house}
  investment_track:
  - {id: investment_1, covers: {effect: [{gain: {coins: 1}}]}, source: house}
  - {id: investment_2, covers: {effect: [{upgrade: {unit: any, by: 1}}]}, source: house}
  - {id: investment_3, covers: {move: 1}, source: house}
  - {id: investment_4, covers: {effect: [{activate: 1}]}, source: house}
  - {id: investment_5, covers: {effect: [{token: either}]}, source: house}
  - {id: investment_6, covers: {points: 1}, source: house}
  - {id: investment_7, covers: {points: 3}, source: house}
  - {id: investment_8, covers: {points: 5}, source: house}
  - {id: investment_9, covers: {points: 8}, source: house}
  technologies:
  - {id: writing, level: I, colour: blue, titles: [blue], bonus: [{invest: infrastructure}], action: {coins: 1, effect: [{research: {level: II, scholar: active}}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: wheel, level: I, colour: green, titles: [green], bonus: [{invest: economy}], action: {effect: [{gain: {coins: 3}}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: bronze_casting, level: I, colour: red, titles: [red], bonus: [{recruit: {from: inactive, unit: either, strength: 2}}, {gain: {coins: 1}}], action: {effect: [{recruit: {from: inactive, unit: either, strength: 1}}, {move: 2}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: agriculture, level: I, colour: yellow, titles: [yellow], bonus: [{invest: food}], action: {effect: [{activate: 2}, {move: 1}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: mathematics, level: II, colour: blue, titles: [blue], bonus: [{building: I}, {move: 1}], action: {}, always: {research_discount: 1}, whenever: {}, points: [], source: house}
  - {id: astronomy, level: II, colour: blue, titles: [blue, green], bonus: [{invest: economy}], action: {coins: 5, population: 1, effect: [{research: {level: III, scholar: active}}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: engineering, level: II, colour: blue, titles: [blue, red], bonus: [{invest: infrastructure}], action: {effect: [{upgrade: {unit: settler, by: 1}}, {move: 1}, {build: {discount: 1}}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: philosophy, level: II, colour: blue, titles: [blue, yellow], bonus: [{choose: [[{research: {level: I, scholar: inactive}}], [{activate: 2}, {gain: {coins: 1}}]]}], action: {coins: 2, effect: [{research: {level: II, scholar: inactive}}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: coinage, level: II, colour: green, titles: [green], bonus: [{gain: {coins: 1}}, {building: I}], action: {}, always: {coins_bonus: 1}, whenever: {}, points: [], source: house}
  - {id: navigation, level: II, colour: green, titles: [green, blue], bonus: [{recruit: {from: inactive, unit: settler, strength: 2}}, {gain: {coins: 2}}], action: {coins: 3, effect: [{explore_more: 1}, {move: 3}, {colonise: {bonus: 0}}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: mining, level: II, colour: green, titles: [green, red], bonus: [{recruit: {from: inactive, unit: either, strength: 2}}, {gain: {coins: 1}}], action: {effect: [{gain: {coins: 1}}, {upgrade: {unit: any, by: 2}}, {move: 2}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: guilds, level: II, colour: green, titles: [green, yellow], bonus: [{building: I}, {move: 1}], action: {}, always: {}, whenever: {build: [{gain: {coins: 2}}]}, points: [], source: house}
  - {id: iron_smelting, level: II, colour: red, titles: [red], bonus: [{recruit: {from: inactive, unit: soldier, strength: 3}}], action: {coins: 1, effect: [{recruit: {from: inactive, unit: either, strength: 3}}, {move: 2}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: siegecraft, level: II, colour: red, titles: [red, blue], bonus: [{token: fortify}], action: {effect: [{upgrade: {unit: soldier, by: 2}}, {move: 3}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: mercenaries, level: II, colour: red, titles: [red, green], bonus: [{recruit: {from: inactive, unit: either, strength: 2}}, {gain: {coins: 2}}], action: {coins: 3, effect: [{recruit: {from: inactive, unit: either, strength: 4}}, {move: 3}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: chivalry, level: II, colour: red, titles: [red, yellow], bonus: [{invest: food}, {upgrade: {unit: any, by: 1}}], action: {}, always: {move_bonus: 1}, whenever: {}, points: [], source: house}
  - {id: mythology, level: II, colour: yellow, titles: [yellow], bonus: [{building: I}, {activate: 2}], action: {effect: [{theocracy: true}, {activate: 2}, {gain: {coins: 1}}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: medicine, level: II, colour: yellow, titles: [yellow, blue], bonus: [{activate: 1}, {upgrade: {unit: settler, by: 1}}], action: {}, always: {population_bonus: 1}, whenever: {}, points: [], source: house}
  - {id: irrigation, level: II, colour: yellow, titles: [yellow, green], bonus: [{invest: food}], action: {coins: 2, effect: [{invest: food}, {activate: 1}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: feudalism, level: II, colour: yellow, titles: [yellow, red], bonus: [{token: colonise}], action: {coins: 3, effect: [{token: colonise}, {move: 1}], free: [1, 1, 1], paid: [0, 1, 1]}, always: {}, whenever: {}, points: [], source: house}
  - {id: missiles, level: III, colour: red, titles: [red, blue], bonus: [{token: fortify}, {upgrade: {unit: soldier, by: 3}}], action: {coins: 1, population: 1, effect: [{fortify: {bonus: 2}}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {}, whenever: {}, points: [], known: [name, blue in the title], source: house, sources: {level: rulebook}}
  - {id: refrigeration, level: III, colour: blue, titles: [blue, yellow], bonus: [{invest: food}, {activate: 2}], action: {effect: [{invest: food}, {gain: {coins: 2}}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {}, whenever: {}, points: [], known: [name, blue in the title, an immediate bonus], source: house, sources: {level: rulebook}}
  - {id: electricity, level: III, colour: blue, titles: [blue], bonus: [{invest: any}], action: {effect: [{basic_action: 2}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {}, whenever: {}, points: [], source: house}
  - {id: telegraph, level: III, colour: blue, titles: [blue, green], bonus: [{invest: any}], action: {}, always: {}, whenever: {research: [{gain: {coins: 2}}]}, points: [], source: house}
  - {id: aviation, level: III, colour: blue, titles: [blue, red], bonus: [{invest: any}, {recruit: {from: inactive, unit: settler, strength: 1}}], action: {}, always: {move_bonus: 1, explore_limit: 1}, whenever: {}, points: [], source: house}
  - {id: stock_exchange, level: III, colour: green, titles: [green], bonus: [{invest: economy}, {gain: {coins: 2}}], action: {}, always: {}, whenever: {}, points: [{points: 1, per: coins, every: 3, most: 5}], source: house}
  - {id: steam_power, level: III, colour: green, titles: [green, blue], bonus: [{invest: any}, {building: I}], action: {coins: 2, effect: [{invest: {track: any, times: 2}}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {}, whenever: {}, points: [], source: house}
  - {id: railways, level: III, colour: green, titles: [green, red], bonus: [{invest: economy}, {move: 2}, {gain: {coins: 1}}], action: {coins: 2, effect: [{token: either}, {move: 2}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {}, whenever: {}, points: [], source: house}
  - {id: advertising, level: III, colour: green, titles: [green, yellow], bonus: [{building: II}, {recruit: {from: inactive, unit: settler, strength: 1}}], action: {effect: [{move: 2}, {build: {discount: 1}}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {}, whenever: {}, points: [{points: 1, per: buildings}], source: house}
  - {id: conscription, level: III, colour: red, titles: [red], bonus: [{recruit: {from: inactive, unit: soldier, strength: 3, times: 2}}, {gain: {coins: 2}}], action: {effect: [{recruit: {from: inactive, unit: soldier, strength: 3}}, {move: 3}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {}, whenever: {}, points: [], source: house}
  - {id: ironclads, level: III, colour: red, titles: [red, green], bonus: [{recruit: {from: inactive, unit: either, strength: 5}}], action: {coins: 2, effect: [{token: fortify}, {move: 3}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {move_bonus: 1}, whenever: {}, points: [], source: house}
  - {id: propaganda, level: III, colour: red, titles: [red, yellow], bonus: [{invest: infrastructure}, {recruit: {from: inactive, unit: soldier, strength: 3}}], action: {}, always: {}, whenever: {fortify: [{activate: 2}, {gain: {coins: 1}}]}, points: [], source: house}
  - {id: public_schooling, level: III, colour: yellow, titles: [yellow], bonus: [{research: {level: II, scholar: active}}], action: {coins: 2, effect: [{research: {level: III, scholar: active}}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {}, whenever: {}, points: [], source: house}
  - {id: vaccination, level: III, colour: yellow, titles: [yellow, blue], bonus: [{invest: food}, {produce: population}, {upgrade: {unit: settler, by: 1}}], action: {}, always: {exhaust_left: 1}, whenever: {}, points: [], source: house}
  - {id: cinema, level: III, colour: yellow, titles: [yellow, green], bonus: [{theocracy: true}, {gain: {coins: 1}}], action: {effect: [{theocracy: true}, {points: 1}, {gain: {coins: 3}}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {}, whenever: {}, points: [{points: 1, per: leaders}], source: house}
  - {id: diplomacy, level: III, colour: yellow, titles: [yellow, red], bonus: [{token: colonise}, {move: 1}], action: {coins: 2, effect: [{colonise: {bonus: 0}}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {colonise_strength: 1}, whenever: {}, points: [], source: house}
  - {id: computing, level: IV, colour: all, titles: [blue, green, red, yellow], bonus: [{invest: any}], action: {}, always: {}, whenever: {}, points: [{points: 1, per: technologies_ii_plus, most: 5}], source: house, sources: {colour: rulebook, titles: rulebook}}
  - {id: internet, level: IV, colour: all, titles: [blue, green, red, yellow], bonus: [{basic_action: 2}], action: {effect: [{copy_action: true}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {}, whenever: {}, points: [{points: 1, per: colours_with_two}], source: house, sources: {colour: rulebook, titles: rulebook}}
  - {id: space_flight, level: IV, colour: all, titles: [blue, green, red, yellow], bonus: [{activate: 1}], action: {}, always: {}, whenever: {}, points: [{points: 4, per: flat}], source: house, sources: {colour: rulebook, titles: rulebook}}
  - {id: nuclear_fusion, level: IV, colour: all, titles: [blue, green, red, yellow], bonus: [{invest: {track: any, times: 2}}], action: {}, always: {}, whenever: {}, points: [{points: 1, per: cubes_removed, every: 5}], source: house, sources: {colour: rulebook, titles: rulebook}}
  - {id: genetic_engineering, level: IV, colour: all, titles: [blue, green, red, yellow], bonus: [{produce: population}, {activate: 2}], action: {effect: [{points: 3}, {produce: population}, {produce: coins}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {}, whenever: {}, points: [{points: 1, per: active_population, most: 4}], source: house, sources: {colour: rulebook, titles: rulebook}}
  - {id: artificial_intelligence, level: IV, colour: all, titles: [blue, green, red, yellow], bonus: [{research: {level: III, scholar: active, free: true}}], action: {}, always: {}, whenever: {}, points: [{points: 1, per: technologies_iii, most: 4}], source: house, sources: {colour: rulebook, titles: rulebook}}
  - {id: robotics, level: IV, colour: all, titles: [blue, green, red, yellow], bonus: [{building: III}, {gain: {coins: 3}}], action: {effect: [{move: 2}, {build: {discount: 3}}], free: [1, 1, 1], paid: [0, 0, 0]}, always: {}, whenever: {}, points: [{points: 1, per: buildings, most: 4}], source: house, sources: {colour: rulebook, titles: rulebook}}
  - {id: world_heritage, level: IV, colour: all, titles: [blue, green, red, yellow], bonus: [{gain: {coins: 3}}, {activate: 2}], action: {}, always: {}, whenever: {}, points: [{points: 1, per: villages}, {points: 2, per: cities}], source: house, sources: {colour: rulebook, titles: rulebook}}
  territories:
  - {id: golden_valley, strength: 3, reveal: [{gain: {coins: 1}}], village: {track: economy, bonus: [{gain: {coins: 3}}], points: 4}, city: {track: infrastructure, points: 7}, source: rulebook, sources: {reveal: house}}
  - {id: fishing_shore, strength: 1, reveal: [{gain: {coins: 1}}], village: {track: food, bonus: [{activate: 1}], points: 2}, city: {track: economy, points: 5}, source: house}
  - {id: reed_marsh, strength: 1, reveal: [{activate: 1}], village: {track: economy, bonus: [{gain: {coins: 2}}], points: 2}, city: {track: food, points: 4}, source: house}
  - {id: olive_terraces, strength: 1, reveal: [{move: 1}], village: {track: infrastructure, bonus: [{gain: {coins: 1}}], points: 3}, city: {track: economy, points: 4}, source: house}
  - {id: river_ford, strength: 2, reveal: [{gain: {coins: 1}}], village: {track: economy, bonus: [{gain: {coins: 2}}], points: 3}, city: {track: infrastructure, points: 6}, source: house}
  - {id: cedar_grove, strength: 2, reveal: [{move: 2}], village: {track: infrastructure, bonus: [{building: I}], points: 3}, city: {track: food, points: 6}, source: house}
  - {id: clay_plain, strength: 2, reveal: [{activate: 1}], village: {track: food, bonus: [{activate: 2}], points: 3}, city: {track: economy, points: 5}, source: house}
  - {id: salt_lake, strength: 2, reveal: [{gain: {coins: 2}}], village: {track: economy, bonus: [{gain: {coins: 3}}], points: 3}, city: {track: food, points: 5}, source: house}
  - {id: oasis, strength: 2, reveal: [{upgrade: {unit: settler, by: 1}}], village: {track: food, bonus: [{activate: 1}, {gain: {coins: 1}}], points: 3}, city: {track: infrastructure, points: 6}, source: house}
  - {id: wheat_hills, strength: 3, reveal: [{activate: 1}], village: {track: food, bonus: [{activate: 2}, {gain: {coins: 1}}], points: 3}, city: {track: economy, points: 7}, source: house}
  - {id: copper_ridge, strength: 3, reveal: [{gain: {coins: 2}}], village: {track: economy, bonus: [{invest: economy}], points: 3}, city: {track: infrastructure, points: 6}, source: house}
  - {id: sheltered_bay, strength: 3, reveal: [{move: 2}], village: {track: infrastructure, bonus: [{building: II}, {gain: {coins: 1}}], points: 4}, city: {track: food, points: 7}, source: house}
  - {id: grassland, strength: 3, reveal: [{upgrade: {unit: any, by: 1}}], village: {track: food, bonus: [{recruit: {from: inactive, unit: settler, strength: 2}}], points: 4}, city: {track: infrastructure, points: 6}, source: house}
  - {id: volcanic_soil, strength: 3, reveal: [{gain: {coins: 1}}], village: {track: food, bonus: [{invest: food}], points: 3}, city: {track: economy, points: 7}, source: house}
  - {id: marble_cliffs, strength: 4, reveal: [{gain: {coins: 1}}], village: {track: infrastructure, bonus: [{invest: infrastructure}, {gain: {coins: 1}}], points: 4}, city: {track: economy, points: 8}, source: house}
  - {id: spice_coast, strength: 4, reveal: [{gain: {coins: 2}}], village: {track: economy, bonus: [{gain: {coins: 5}}], points: 4}, city: {track: food, points: 8}, source: house}
  - {id: highland_pass, strength: 4, reveal: [{upgrade: {unit: soldier, by: 2}}], village: {track: infrastructure, bonus: [{recruit: {from: inactive, unit: soldier, strength: 3}}], points: 5}, city: {track: infrastructure, points: 8}, source: house}
  - {id: great_delta, strength: 4, reveal: [{activate: 1}], village: {track: food, bonus: [{produce: population}, {activate: 1}], points: 5}, city: {track: economy, points: 8}, source: house}
  - {id: amber_forest, strength: 4, reveal: [{move: 2}], village: {track: economy, bonus: [{invest: any}], points: 5}, city: {track: infrastructure, points: 7}, source: house}
  - {id: iron_mountains, strength: 5, reveal: [{upgrade: {unit: any, by: 1}}], village: {track: economy, bonus: [{invest: economy}, {gain: {coins: 2}}], points: 5}, city: {track: infrastructure, points: 9}, source: house}
  - {id: jade_river, strength: 5, reveal: [{gain: {coins: 2}}], village: {track: infrastructure, bonus: [{building: III}, {gain: {coins: 2}}], points: 6}, city: {track: food, points: 9}, source: house}
  - {id: sacred_plateau, strength: 5, reveal: [{theocracy: true}, {activate: 1}], village: {track: food, bonus: [{invest: any}, {activate: 1}], points: 5}, city: {track: economy, points: 10}, source: house}
  - {id: diamond_fields, strength: 6, reveal: [{gain: {coins: 3}}], village: {track: economy, bonus: [{invest: economy}, {gain: {coins: 3}}], points: 6}, city: {track: infrastructure, points: 11}, source: house}
  - {id: peninsula_of_kings, strength: 6, reveal: [{activate: 2}], village: {track: infrastructure, bonus: [{invest: any}, {building: III}], points: 7}, city: {track: food, points: 10}, source: house}
  slots:
  - {id: I1, level: I, column: 0, row: 1.5, prerequisites: [], needed: 0, source: house, sources: {level: rulebook}}
  - {id: I2, level: I, column: 0, row: 3.5, prerequisites: [], needed: 0, source: house, sources: {level: rulebook}}
  - {id: I3, level: I, column: 0, row: 6.5, prerequisites: [], needed: 0, source: house, sources: {level: rulebook}}
  - {id: I4, level: I, column: 0, row: 8.5, prerequisites: [], needed: 0, source: house, sources: {level: rulebook}}
  - {id: II1, level: II, column: 1, row: 0, prerequisites: [I1], needed: 1, source: house, sources: {level: inferred}}
  - {id: II2, level: II, column: 1, row: 2, prerequisites: [I1, I2], needed: 2, source: house, sources: {level: inferred}}
  - {id: II3, level: II, column: 1, row: 4, prerequisites: [I2], needed: 1, source: house, sources: {level: inferred}}
  - {id: II4, level: II, column: 1, row: 6, prerequisites: [I2, I3], needed: 2, source: house, sources: {level: inferred}}
  - {id: II5, level: II, column: 1, row: 8, prerequisites: [I3, I4], needed: 2, source: house, sources: {level: inferred}}
  - {id: II6, level: II, column: 1, row: 10, prerequisites: [I4], needed: 1, source: house, sources: {level: inferred}}
  - {id: III1, level: III, column: 2, row: 0, prerequisites: [II1, II2], needed: 2, source: house, sources: {level: inferred}}
  - {id: III2, level: III, column: 2, row: 2, prerequisites: [II2, II3], needed: 2, source: house, sources: {level: inferred}}
  - {id: III3, level: III, column: 2, row: 4, prerequisites: [II3, II4], needed: 2, source: house, sources: {level: inferred}}
  - {id: III4, level: III, column: 2, row: 6, prerequisites: [II4], needed: 1, source: house, sources: {level: inferred}}
  - {id: III5, level: III, column: 2, row: 8, prerequisites: [II4, II5], needed: 2, source: house, sources: {level: inferred}}
  - {id: III6, level: III, column: 2, row: 10, prerequisites: [II5, II6], needed: 2, source: house, sources: {level: inferred}}
  - {id: IV1, level: IV, column: 3, row: 2, prerequisites: [III1, III2, III3], needed: 2, source: house, sources: {level: rulebook}}
  - {id: IV2, level: IV, column: 3, row: 6, prerequisites: [III3, III4, III5], needed: 2, source: house, sources: {level: rulebook}}
  - {id: IV3, level: IV, column: 3, row: 9, prerequisites: [III5, III6, III1], needed: 2, source: house, sources: {level: rulebook}}
  routed_lines:
  - {id: III1_IV3, slot: III1, to: IV3, by: [[2, -1], [3.6, -1], [3.6, 9]], source: house}
  units:
  - {id: settler, tokens: [[1, 2], [1, 2], [1, 2], [2, 3], [3, 4], [3, 4], [5, 6], [5, 6]], known: [eight tokens], source: house}
  - {id: soldier, tokens: [[1, 2], [1, 2], [1, 2], [2, 3], [3, 4], [3, 4], [5, 6], [5, 6]], known: [eight tokens], source: house}
  worth:
  - {id: coin, worth: 1.0, source: house}
  - {id: activated, worth: 1.25, source: house}
  - {id: exhausted, worth: 0.9, source: house}
  - {id: scholar, worth: 1.25, source: house}
  - {id: move, worth: 0.5, source: house}
  - {id: settler_strength, worth: 0.9, source: house}
  - {id: soldier_strength, worth: 0.8, source: house}
  - {id: recruited, worth: 1.0, source: house}
  - {id: cube_named, worth: 3.5, source: house}
  - {id: cube_any, worth: 4.0, source: house}
  - {id: cube_map, worth: 2.3, source: house}
  - {id: colonise_token, worth: 5.5, source: house}
  - {id: fortify_token, worth: 5.0, source: house}
  - {id: building_i, worth: 1.5, source: house}
  - {id: building_ii, worth: 2.0, source: house}
  - {id: building_iii, worth: 2.5, source: house}
  - {id: build, worth: 1.5, source: house}
  - {id: produce_population, worth: 2.5, source: house}
  - {id: produce_coins, worth: 2.75, source: house}
  - {id: basic_action, worth: 2.25, source: house}
  - {id: granted_action, worth: 3.0, source: house}
  - {id: theocracy, worth: 1.75, source: house}
  - {id: explore_more, worth: 1.25, source: house}
  - {id: column_scholar, worth: 1.25, source: house}
  - {id: no_prerequisites, worth: 1.0, source: house}
  - {id: others, worth: 0.4, source: house}
  worth_of_points:
  - {id: early, round: 1, worth: 1.0, source: house}
  - {id: middle, round: 6, worth: 1.5, source: house}
  - {id: late, round: 11, worth: 2.0, source: house}
  action_uses:
  - {id: I, uses: 3.0, source: house}
  - {id: II, uses: 2.0, source: house}
  - {id: III, uses: 1.3, source: house}
  - {id: IV, uses: 0.4, source: house}
  values:
  - {id: coins, value: 1, source: rulebook}
  - {id: active, value: 1, source: rulebook}
  - {id: settler, value: 2, source: rulebook}
  - {id: coin_production, value: 1, source: house}
  - {id: tokens, value: 8, source: rulebook}
  - {id: fee, value: 1, source: rulebook}
  - {id: explore_limit, value: 1, source: rulebook}
  - {id: trade_price, value: 3, source: rulebook}
  - {id: sale_coins, value: 1, source: rulebook}
  - {id: no_token_coins, value: 3, source: house}
  - {id: no_building_coins, value: 1, source: house}
  - {id: claim_first, value: 5, source: rulebook}
  - {id: claim_later, value: 3, source: rulebook}
  - {id: overflow, value: 1, source: rulebook}
  technology_points:
  - {id: I, points: 1, source: rulebook}
  - {id: II, points: 2, source: rulebook}
  - {id: III, points: 3, source: rulebook}
  - {id: IV, points: 4, source: rulebook}
  players:
  - {id: ''2'', end_claims: 3, start_sides: [0, 3], known: [how they lie to each other], source: rulebook, sources: {start_sides: house}}
  - {id: ''3'', end_claims: 4, start_sides: [0, 2, 4], known: [how they lie to each other], source: rulebook, sources: {start_sides: house}}
  - {id: ''4'', end_claims: 4, start_sides: [0, 1, 3, 4], known: [how they lie to each other], source: rulebook, sources: {start_sides: house}}
');
INSERT INTO "contents" VALUES('vinci','d3a49ce400ca0837','0.2.0','game: vinci
hash: d3a49ce400ca0837
release: 0.2.0
files: {europe.provinces: content/europe.yaml, europe.seas: content/europe.yaml, europe.coasts: content/europe.yaml, mediterranean.provinces: content/mediterranean.yaml, mediterranean.seas: content/mediterranean.yaml, mediterranean.coasts: content/mediterranean.yaml, players: content/players.yaml, tokens: content.yaml}
tables:
  europe.provinces:
  - {id: ireland, terrain: livestock, symbols: [], edge: false, seas: [atlantic], coasts: [irish_sea], adjacent: [england, scotland], centre: [-7.5, 53.1], known: [entry, sea zone, coast with england], source: house}
  - {id: scotland, terrain: mountain, symbols: [], edge: false, seas: [atlantic, north_sea], coasts: [irish_sea], adjacent: [england, ireland], centre: [-4.0, 56.9], known: [entry], source: house}
  - {id: england, terrain: plain, symbols: [port], edge: false, seas: [atlantic, north_sea], coasts: [irish_sea, channel], adjacent: [flanders, gaul_north, ireland, scotland], centre: [-1.6, 52.6], known: [coast with ireland], source: house, sources: {symbols: public}}
  - {id: norway, terrain: mountain, symbols: [], edge: true, seas: [north_sea], coasts: [skagerrak], adjacent: [jutland, sweden], centre: [10.1, 61.4], known: [sea zone], source: house}
  - {id: sweden, terrain: forest, symbols: [mine], edge: true, seas: [baltic], coasts: [skagerrak, gulf_of_bothnia], adjacent: [finland, jutland, norway], centre: [14.3, 57.8], source: house}
  - {id: finland, terrain: forest, symbols: [], edge: true, seas: [baltic], coasts: [gulf_of_finland, gulf_of_bothnia], adjacent: [livonia, novgorod, sweden], centre: [27.7, 62.9], source: house}
  - {id: jutland, terrain: livestock, symbols: [], edge: false, seas: [north_sea, baltic], coasts: [german_bight, skagerrak, pomeranian_coast], adjacent: [flanders, norway, prussia, saxony, sweden], centre: [12.2, 53.6], source: house}
  - {id: flanders, terrain: agricultural, symbols: [port], edge: false, seas: [north_sea], coasts: [channel, german_bight], adjacent: [burgundy, england, gaul_north, jutland, rhineland, saxony], centre: [3.3, 50.5], source: house}
  - {id: rhineland, terrain: plain, symbols: [mine], edge: false, seas: [], coasts: [], adjacent: [alps, bavaria, burgundy, flanders, saxony], centre: [7.7, 50.2], source: house}
  - {id: saxony, terrain: plain, symbols: [], edge: false, seas: [], coasts: [], adjacent: [bavaria, bohemia, flanders, jutland, poland, prussia, rhineland], centre: [12.2, 51.8], source: house}
  - {id: bavaria, terrain: forest, symbols: [], edge: false, seas: [], coasts: [], adjacent: [alps, bohemia, rhineland, saxony], centre: [10.9, 48.9], source: house}
  - {id: bohemia, terrain: mountain, symbols: [mine], edge: false, seas: [], coasts: [], adjacent: [alps, bavaria, carpathians, pannonia, poland, saxony], centre: [15.8, 49.9], source: house}
  - {id: prussia, terrain: plain, symbols: [port], edge: false, seas: [baltic], coasts: [pomeranian_coast, amber_coast], adjacent: [jutland, livonia, poland, polesia, saxony], centre: [17.6, 53.8], source: house}
  - {id: poland, terrain: agricultural, symbols: [], edge: false, seas: [], coasts: [], adjacent: [bohemia, carpathians, polesia, prussia, saxony, ukraine], centre: [20.8, 51.5], source: house}
  - {id: gaul_north, terrain: agricultural, symbols: [], edge: false, seas: [biscay], coasts: [channel, armorican_coast], adjacent: [aquitaine_a, burgundy, england, flanders], centre: [0.9, 48.5], source: house}
  - {id: burgundy, terrain: livestock, symbols: [], edge: false, seas: [], coasts: [], adjacent: [alps, aquitaine_a, aquitaine_b, flanders, gaul_north, rhineland], centre: [4.5, 47.2], source: house}
  - {id: aquitaine_a, terrain: plain, symbols: [], edge: false, seas: [biscay], coasts: [gascon_coast, armorican_coast], adjacent: [aquitaine_b, burgundy, gaul_north, pyrenees], centre: [1.0, 45.9], known: [neither forest nor mountain, no entry, beside pyrenees], source: house}
  - {id: aquitaine_b, terrain: livestock, symbols: [], edge: false, seas: [tyrrhenian], coasts: [gulf_of_lion, riviera], adjacent: [alps, aquitaine_a, burgundy, north_italy, pyrenees], centre: [3.4, 44.3], known: [neither forest nor mountain, no entry, beside pyrenees], source: house}
  - {id: iberia_west, terrain: agricultural, symbols: [port], edge: false, seas: [atlantic, biscay], coasts: [cantabrian_coast, lusitanian_coast], adjacent: [andalusia, pyrenees, spain_forest], centre: [-7.1, 39.8], known: [agricultural, entry, neutral pawn, beside pyrenees], source: house}
  - {id: spain_forest, terrain: forest, symbols: [], edge: false, seas: [western_med], coasts: [levantine_coast, catalan_coast], adjacent: [andalusia, iberia_west, pyrenees], centre: [-1.9, 40.4], known: [forest, neutral pawn, beside pyrenees], source: house}
  - {id: andalusia, terrain: plain, symbols: [mine], edge: false, seas: [atlantic, western_med], coasts: [lusitanian_coast, levantine_coast], adjacent: [iberia_west, spain_forest], centre: [-4.4, 37.8], source: house}
  - {id: pyrenees, terrain: mountain, symbols: [], edge: false, seas: [biscay, tyrrhenian], coasts: [cantabrian_coast, gascon_coast, catalan_coast, gulf_of_lion], adjacent: [aquitaine_a, aquitaine_b, iberia_west, spain_forest], centre: [-0.4, 42.5], known: [mountain, no neutral pawn, beside iberia_west, beside spain_forest, beside aquitaine_a, beside aquitaine_b], source: house}
  - {id: alps, terrain: mountain, symbols: [], edge: false, seas: [], coasts: [], adjacent: [aquitaine_b, bavaria, bohemia, burgundy, illyria, north_italy, pannonia, rhineland], centre: [9.2, 46.7], source: house}
  - {id: north_italy, terrain: agricultural, symbols: [port], edge: false, seas: [tyrrhenian], coasts: [riviera, tuscan_coast, adriatic], adjacent: [alps, aquitaine_b, illyria, south_italy], centre: [10.8, 44.9], known: [no entry, coast with south_italy], source: house}
  - {id: south_italy, terrain: plain, symbols: [port], edge: false, seas: [western_med, tyrrhenian, eastern_med], coasts: [tuscan_coast, adriatic, otranto], adjacent: [greece, illyria, north_italy], centre: [13.0, 42.3], known: [sea zone, coast with north_italy], source: house}
  - {id: pannonia, terrain: livestock, symbols: [], edge: false, seas: [], coasts: [], adjacent: [alps, bohemia, carpathians, dacia, illyria], centre: [19.4, 46.5], source: house}
  - {id: illyria, terrain: mountain, symbols: [], edge: false, seas: [], coasts: [adriatic, otranto], adjacent: [alps, dacia, greece, north_italy, pannonia, south_italy, thrace], centre: [17.0, 44.6], source: house}
  - {id: greece, terrain: livestock, symbols: [port], edge: false, seas: [eastern_med], coasts: [otranto, aegean], adjacent: [asia_minor, illyria, south_italy, thrace], centre: [21.2, 40.1], source: house}
  - {id: thrace, terrain: mountain, symbols: [], edge: false, seas: [black_sea], coasts: [aegean, thracian_coast], adjacent: [asia_minor, dacia, greece, illyria], centre: [25.5, 42.2], source: house}
  - {id: dacia, terrain: agricultural, symbols: [], edge: false, seas: [black_sea], coasts: [thracian_coast, dniester_coast], adjacent: [carpathians, illyria, pannonia, tauris, thrace, ukraine], centre: [26.6, 44.5], source: house}
  - {id: carpathians, terrain: mountain, symbols: [mine], edge: false, seas: [], coasts: [], adjacent: [bohemia, dacia, pannonia, poland, ukraine], centre: [24.3, 46.7], source: house}
  - {id: livonia, terrain: forest, symbols: [port], edge: false, seas: [baltic], coasts: [amber_coast, gulf_of_finland], adjacent: [finland, novgorod, polesia, prussia], centre: [26.5, 56.5], source: house}
  - {id: polesia, terrain: forest, symbols: [], edge: false, seas: [], coasts: [], adjacent: [livonia, muscovy, novgorod, poland, prussia, ukraine], centre: [27.6, 53.2], source: house}
  - {id: ukraine, terrain: agricultural, symbols: [], edge: false, seas: [], coasts: [], adjacent: [carpathians, dacia, don, muscovy, poland, polesia, tauris], centre: [31.0, 49.7], source: house}
  - {id: tauris, terrain: livestock, symbols: [port], edge: false, seas: [black_sea], coasts: [dniester_coast, azov], adjacent: [caucasus, dacia, don, ukraine], centre: [35.1, 47.5], source: house}
  - {id: don, terrain: livestock, symbols: [], edge: false, seas: [], coasts: [azov], adjacent: [caucasus, kazan, lower_volga, muscovy, tauris, ukraine], centre: [40.1, 50.5], source: house}
  - {id: caucasus, terrain: mountain, symbols: [], edge: true, seas: [black_sea], coasts: [azov, colchian_coast], adjacent: [anatolia, don, lower_volga, tauris], centre: [44.0, 43.4], source: house}
  - {id: lower_volga, terrain: livestock, symbols: [], edge: true, seas: [], coasts: [], adjacent: [caucasus, don, kazan, ural_s], centre: [48.0, 49.2], source: house}
  - {id: kazan, terrain: forest, symbols: [], edge: false, seas: [], coasts: [], adjacent: [don, lower_volga, muscovy, novgorod, ural_n, ural_s], centre: [48.7, 56.8], source: house}
  - {id: ural_s, terrain: mountain, symbols: [mine], edge: true, seas: [], coasts: [], adjacent: [kazan, lower_volga, ural_n], centre: [55.0, 54.7], source: house}
  - {id: ural_n, terrain: mountain, symbols: [], edge: true, seas: [], coasts: [], adjacent: [kazan, novgorod, ural_s], centre: [58.5, 59.5], source: house}
  - {id: muscovy, terrain: plain, symbols: [], edge: false, seas: [], coasts: [], adjacent: [don, kazan, novgorod, polesia, ukraine], centre: [37.5, 53.6], source: house}
  - {id: novgorod, terrain: forest, symbols: [], edge: true, seas: [], coasts: [gulf_of_finland], adjacent: [finland, kazan, livonia, muscovy, polesia, ural_n], centre: [37.5, 60.8], source: house}
  - {id: asia_minor, terrain: agricultural, symbols: [port], edge: false, seas: [eastern_med, black_sea], coasts: [aegean, pontic_coast, lycian_coast], adjacent: [anatolia, greece, thrace], centre: [30.1, 38.8], source: house}
  - {id: anatolia, terrain: mountain, symbols: [mine], edge: true, seas: [eastern_med, black_sea], coasts: [pontic_coast, colchian_coast, lycian_coast], adjacent: [asia_minor, caucasus], centre: [37.5, 39.1], source: house}
  europe.seas:
  - {id: atlantic, edge: true, touches: [biscay, north_sea, western_med], source: house}
  - {id: north_sea, edge: true, touches: [atlantic], source: house}
  - {id: biscay, edge: false, touches: [atlantic], source: house}
  - {id: baltic, edge: false, touches: [], source: house}
  - {id: western_med, edge: true, touches: [atlantic, eastern_med, tyrrhenian], source: house}
  - {id: tyrrhenian, edge: false, touches: [western_med], source: house}
  - {id: eastern_med, edge: true, touches: [western_med], source: house}
  - {id: black_sea, edge: false, touches: [], source: house}
  europe.coasts:
  - {id: irish_sea, provinces: [england, ireland, scotland], source: house}
  - {id: channel, provinces: [england, flanders, gaul_north], source: house}
  - {id: german_bight, provinces: [flanders, jutland], source: house}
  - {id: skagerrak, provinces: [jutland, norway, sweden], source: house}
  - {id: pomeranian_coast, provinces: [jutland, prussia], source: house}
  - {id: amber_coast, provinces: [livonia, prussia], source: house}
  - {id: gulf_of_finland, provinces: [finland, livonia, novgorod], source: house}
  - {id: gulf_of_bothnia, provinces: [finland, sweden], source: house}
  - {id: cantabrian_coast, provinces: [iberia_west, pyrenees], source: house}
  - {id: gascon_coast, provinces: [aquitaine_a, pyrenees], source: house}
  - {id: armorican_coast, provinces: [aquitaine_a, gaul_north], source: house}
  - {id: lusitanian_coast, provinces: [andalusia, iberia_west], source: house}
  - {id: levantine_coast, provinces: [andalusia, spain_forest], source: house}
  - {id: catalan_coast, provinces: [pyrenees, spain_forest], source: house}
  - {id: gulf_of_lion, provinces: [aquitaine_b, pyrenees], source: house}
  - {id: riviera, provinces: [aquitaine_b, north_italy], source: house}
  - {id: tuscan_coast, provinces: [north_italy, south_italy], source: house}
  - {id: adriatic, provinces: [illyria, north_italy, south_italy], source: house}
  - {id: otranto, provinces: [greece, illyria, south_italy], source: house}
  - {id: aegean, provinces: [asia_minor, greece, thrace], source: house}
  - {id: thracian_coast, provinces: [dacia, thrace], source: house}
  - {id: dniester_coast, provinces: [dacia, tauris], source: house}
  - {id: azov, provinces: [caucasus, don, tauris], source: house}
  - {id: pontic_coast, provinces: [anatolia, asia_minor], source: house}
  - {id: colchian_coast, provinces: [anatolia, caucasus], source: house}
  - {id: lycian_coast, provinces: [anatolia, asia_minor], source: house}
  mediterranean.provinces:
  - {id: lusitania, terrain: livestock, symbols: [], edge: false, seas: [atlantic, biscay], coasts: [lusitanian_coast, cantabrian_coast], adjacent: [baetica, hispania, pyrenees], centre: [-7.1, 39.8], source: house}
  - {id: hispania, terrain: forest, symbols: [], edge: false, seas: [balearic], coasts: [levante, catalan_coast], adjacent: [baetica, lusitania, pyrenees], centre: [-3.1, 40.2], source: house}
  - {id: baetica, terrain: plain, symbols: [mine], edge: false, seas: [atlantic, balearic], coasts: [lusitanian_coast, pillars, levante], adjacent: [hispania, lusitania, mauretania], centre: [-4.4, 37.8], source: house}
  - {id: pyrenees, terrain: mountain, symbols: [], edge: false, seas: [biscay, balearic], coasts: [cantabrian_coast, gascon_coast, catalan_coast, gulf_of_lion], adjacent: [aquitania, hispania, lusitania, narbonensis], centre: [-0.9, 42.5], source: house}
  - {id: aquitania, terrain: forest, symbols: [], edge: true, seas: [biscay], coasts: [gascon_coast], adjacent: [narbonensis, pyrenees], centre: [1.0, 45.6], source: house}
  - {id: narbonensis, terrain: livestock, symbols: [], edge: true, seas: [balearic], coasts: [gulf_of_lion, riviera], adjacent: [alps, aquitania, north_italy, pyrenees], centre: [4.1, 44.7], source: house}
  - {id: alps, terrain: mountain, symbols: [], edge: true, seas: [], coasts: [], adjacent: [illyria, narbonensis, north_italy, pannonia], centre: [7.3, 46.5], source: house}
  - {id: north_italy, terrain: agricultural, symbols: [port], edge: false, seas: [balearic], coasts: [riviera, tuscan_sea, adriatic], adjacent: [alps, illyria, narbonensis, sardinia, south_italy], centre: [10.8, 44.9], source: house}
  - {id: south_italy, terrain: plain, symbols: [port], edge: false, seas: [tyrrhenian, ionian], coasts: [tuscan_sea, adriatic, otranto, messina], adjacent: [greece, illyria, north_italy, sardinia, sicily], centre: [13.0, 42.3], source: house}
  - {id: sicily, terrain: agricultural, symbols: [], edge: false, seas: [tyrrhenian, syrtes, ionian], coasts: [messina, sicilian_channel], adjacent: [africa, south_italy], centre: [14.5, 37.5], source: house}
  - {id: sardinia, terrain: livestock, symbols: [mine], edge: false, seas: [balearic, tyrrhenian], coasts: [tuscan_sea], adjacent: [north_italy, south_italy], centre: [9.1, 40.5], source: house}
  - {id: illyria, terrain: mountain, symbols: [], edge: false, seas: [], coasts: [adriatic, otranto], adjacent: [alps, greece, north_italy, pannonia, south_italy, thrace], centre: [16.9, 44.5], source: house}
  - {id: pannonia, terrain: forest, symbols: [], edge: true, seas: [], coasts: [], adjacent: [alps, dacia, illyria, thrace], centre: [19.4, 46.2], source: house}
  - {id: dacia, terrain: mountain, symbols: [mine], edge: true, seas: [], coasts: [], adjacent: [pannonia, scythia, thrace], centre: [24.1, 45.5], source: house}
  - {id: thrace, terrain: mountain, symbols: [], edge: false, seas: [black_sea], coasts: [aegean, danube_mouth], adjacent: [asia, dacia, greece, illyria, pannonia, scythia], centre: [25.8, 42.2], source: house}
  - {id: greece, terrain: livestock, symbols: [port], edge: false, seas: [ionian, levantine], coasts: [otranto, aegean], adjacent: [asia, illyria, south_italy, thrace], centre: [21.3, 40.0], source: house}
  - {id: scythia, terrain: agricultural, symbols: [], edge: true, seas: [black_sea], coasts: [danube_mouth], adjacent: [dacia, thrace], centre: [28.1, 45.9], source: house}
  - {id: asia, terrain: agricultural, symbols: [port], edge: false, seas: [levantine, black_sea], coasts: [lycian_coast, aegean, pontic_coast], adjacent: [greece, pontus, taurus, thrace], centre: [29.6, 38.6], source: house}
  - {id: taurus, terrain: mountain, symbols: [mine], edge: true, seas: [levantine], coasts: [cilicia, lycian_coast], adjacent: [asia, pontus, syria], centre: [34.1, 38.1], source: house}
  - {id: pontus, terrain: forest, symbols: [], edge: true, seas: [black_sea], coasts: [pontic_coast], adjacent: [asia, taurus], centre: [34.8, 40.6], source: house}
  - {id: syria, terrain: livestock, symbols: [port], edge: true, seas: [levantine], coasts: [phoenicia, cilicia], adjacent: [arabia, taurus], centre: [37.2, 35.9], source: house}
  - {id: arabia, terrain: plain, symbols: [], edge: true, seas: [levantine], coasts: [pelusium, phoenicia], adjacent: [egypt, syria], centre: [35.5, 30.7], source: house}
  - {id: egypt, terrain: agricultural, symbols: [port], edge: true, seas: [levantine], coasts: [marmarica, pelusium], adjacent: [arabia, cyrenaica], centre: [30.8, 30.0], source: house}
  - {id: cyrenaica, terrain: livestock, symbols: [], edge: true, seas: [syrtes, levantine], coasts: [great_syrtis, marmarica], adjacent: [egypt, tripolitania], centre: [22.0, 31.0], source: house}
  - {id: tripolitania, terrain: plain, symbols: [], edge: true, seas: [syrtes], coasts: [gulf_of_gabes, great_syrtis], adjacent: [africa, cyrenaica], centre: [13.5, 31.6], source: house}
  - {id: africa, terrain: agricultural, symbols: [port], edge: true, seas: [balearic, tyrrhenian, syrtes], coasts: [sicilian_channel, numidian_coast, gulf_of_gabes], adjacent: [numidia, sicily, tripolitania], centre: [9.3, 35.3], source: house}
  - {id: numidia, terrain: mountain, symbols: [mine], edge: true, seas: [balearic], coasts: [numidian_coast, mauretanian_coast], adjacent: [africa, mauretania], centre: [4.2, 35.4], source: house}
  - {id: mauretania, terrain: livestock, symbols: [], edge: true, seas: [atlantic, balearic], coasts: [pillars, mauretanian_coast], adjacent: [baetica, numidia], centre: [-5.2, 34.1], source: house}
  mediterranean.seas:
  - {id: atlantic, edge: true, touches: [biscay], source: house}
  - {id: biscay, edge: true, touches: [atlantic], source: house}
  - {id: balearic, edge: false, touches: [tyrrhenian], source: house}
  - {id: tyrrhenian, edge: false, touches: [balearic], source: house}
  - {id: syrtes, edge: false, touches: [ionian, levantine], source: house}
  - {id: ionian, edge: false, touches: [levantine, syrtes], source: house}
  - {id: levantine, edge: false, touches: [ionian, syrtes], source: house}
  - {id: black_sea, edge: true, touches: [], source: house}
  mediterranean.coasts:
  - {id: lusitanian_coast, provinces: [baetica, lusitania], source: house}
  - {id: cantabrian_coast, provinces: [lusitania, pyrenees], source: house}
  - {id: gascon_coast, provinces: [aquitania, pyrenees], source: house}
  - {id: pillars, provinces: [baetica, mauretania], source: house}
  - {id: levante, provinces: [baetica, hispania], source: house}
  - {id: catalan_coast, provinces: [hispania, pyrenees], source: house}
  - {id: gulf_of_lion, provinces: [narbonensis, pyrenees], source: house}
  - {id: riviera, provinces: [narbonensis, north_italy], source: house}
  - {id: tuscan_sea, provinces: [north_italy, sardinia, south_italy], source: house}
  - {id: adriatic, provinces: [illyria, north_italy, south_italy], source: house}
  - {id: otranto, provinces: [greece, illyria, south_italy], source: house}
  - {id: messina, provinces: [sicily, south_italy], source: house}
  - {id: sicilian_channel, provinces: [africa, sicily], source: house}
  - {id: numidian_coast, provinces: [africa, numidia], source: house}
  - {id: mauretanian_coast, provinces: [mauretania, numidia], source: house}
  - {id: gulf_of_gabes, provinces: [africa, tripolitania], source: house}
  - {id: great_syrtis, provinces: [cyrenaica, tripolitania], source: house}
  - {id: marmarica, provinces: [cyrenaica, egypt], source: house}
  - {id: pelusium, provinces: [arabia, egypt], source: house}
  - {id: phoenicia, provinces: [arabia, syria], source: house}
  - {id: cilicia, provinces: [syria, taurus], source: house}
  - {id: lycian_coast, provinces: [asia, taurus], source: house}
  - {id: aegean, provinces: [asia, greece, thrace], source: house}
  - {id: danube_mouth, provinces: [scythia, thrace], source: house}
  - {id: pontic_coast, provinces: [asia, pontus], source: house}
  players:
  - {id: ''2'', board: mediterranean, base_pawns: 8, target: 120, without: [diplomacy], source: house}
  - {id: ''3'', board: europe, base_pawns: 8, target: 150, without: [], source: rulebook}
  - {id: ''4'', board: europe, base_pawns: 6, target: 120, without: [], source: rulebook}
  - {id: ''5'', board: europe, base_pawns: 4, target: 100, without: [], source: rulebook}
  - {id: ''6'', board: europe, base_pawns: 3, target: 100, without: [], source: rulebook}
  tokens:
  - {id: agriculture, ability: agriculture, family: scoring, pawns: 4, copies: 2, lasting: false, effect: {points: {agricultural: 1}}, source: rulebook, sources: {pawns: house, copies: public}}
  - {id: agriculture_decline, ability: agriculture, family: scoring, pawns: 2, copies: 2, lasting: true, effect: {points: {agricultural: 1}}, source: rulebook, sources: {pawns: house, copies: public}}
  - {id: livestock, ability: livestock, family: scoring, pawns: 3, copies: 2, lasting: false, effect: {points: {livestock: 1}}, source: rulebook, sources: {pawns: house, copies: public}}
  - {id: livestock_decline, ability: livestock, family: scoring, pawns: 2, copies: 2, lasting: true, effect: {points: {livestock: 1}}, source: rulebook, sources: {pawns: public, copies: public}}
  - {id: ports, ability: ports, family: scoring, pawns: 3, copies: 2, lasting: false, effect: {points: {port: 1}}, source: rulebook, sources: {pawns: house, copies: public}}
  - {id: ports_decline, ability: ports, family: scoring, pawns: 1, copies: 2, lasting: true, effect: {points: {port: 1}}, source: rulebook, sources: {pawns: house, copies: public}}
  - {id: mines, ability: mines, family: scoring, pawns: 4, copies: 2, lasting: false, effect: {points: {mine: 2}}, source: rulebook, sources: {pawns: owner, copies: public}}
  - {id: mines_decline, ability: mines, family: scoring, pawns: 0, copies: 2, lasting: true, effect: {points: {mine: 2}}, source: rulebook, sources: {pawns: house, copies: public}}
  - {id: currency, ability: currency, family: scoring, pawns: 1, copies: 2, lasting: false, effect: {points: {any: 1}}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: slavery, ability: slavery, family: scoring, pawns: 3, copies: 2, lasting: false, effect: {points: {eliminated: 1}}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: galleys, ability: galleys, family: military, pawns: 4, copies: 2, lasting: false, effect: {attack: {coast: 1}}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: mountaineers, ability: mountaineers, family: military, pawns: 4, copies: 2, lasting: false, effect: {attack: {mountain: 1}, points: {mountain: 1}}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: weapons, ability: weapons, family: military, pawns: 3, copies: 2, lasting: false, effect: {attack: {any: 1}}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: general, ability: general, family: military, pawns: 2, copies: 2, lasting: false, effect: {pawns_on_loan: 7}, source: rulebook, sources: {family: inferred, pawns: public, copies: public}}
  - {id: spies, ability: spies, family: military, pawns: 5, copies: 2, lasting: false, effect: {spies: 1}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: militia, ability: militia, family: military, pawns: 4, copies: 2, lasting: false, effect: {defence: 1}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: forts, ability: forts, family: military, pawns: 4, copies: 2, lasting: false, effect: {forts: 1}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: astronomy, ability: astronomy, family: special, pawns: 5, copies: 2, lasting: false, effect: {sea: true}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: medicine, ability: medicine, family: special, pawns: 4, copies: 2, lasting: false, effect: {pawns_each_turn: 1}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: messages, ability: messages, family: special, pawns: 5, copies: 2, lasting: false, effect: {scattered: true}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: diplomacy, ability: diplomacy, family: special, pawns: 5, copies: 2, lasting: false, effect: {peace: 1}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: barbarians, ability: barbarians, family: special, pawns: 6, copies: 3, lasting: false, effect: {}, source: rulebook, sources: {family: inferred, copies: public}}
  - {id: specialization, ability: specialization, family: special, pawns: 1, copies: 1, lasting: false, effect: {doubles_other: true}, source: rulebook, sources: {family: inferred, copies: public}}
  - {id: renaissance, ability: renaissance, family: special, pawns: 3, copies: 2, lasting: false, effect: {late_decline: true}, source: rulebook, sources: {family: inferred, copies: public}}
  - {id: heritage, ability: heritage, family: special, pawns: 5, copies: 2, lasting: false, effect: {beside_decline: true}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
  - {id: revolution, ability: revolution, family: special, pawns: 5, copies: 2, lasting: false, effect: {enter_anywhere: true}, source: rulebook, sources: {family: inferred, pawns: house, copies: public}}
');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	guest TEXT NOT NULL, 
	body JSON NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('5nmdd3kbwq6d774v',1,'sit',0,'annannannannannannannann','{"name":"Ann"}',1.79513940155744314191e+09);
INSERT INTO "entries" VALUES('5nmdd3kbwq6d774v',2,'fill',2,'annannannannannannannann','{"level":"gentle"}',1.79513940155744314191e+09);
INSERT INTO "entries" VALUES('8ekrgvsw2r75xeqv',1,'sit',0,'annannannannannannannann','{"name":"Ann"}',1.79513940154960155489e+09);
INSERT INTO "entries" VALUES('8ekrgvsw2r75xeqv',2,'fill',2,'annannannannannannannann','{"level":"gentle"}',1.79513940154960155489e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',1,'sit',0,'annannannannannannannann','{"name":"Ann"}',1.79513937235898232464e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',2,'fill',1,'annannannannannannannann','{"level":"gentle"}',1.79513937235898232464e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',3,'begin',NULL,'annannannannannannannann','{"order":[1,0]}',1.79513937235898232464e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',4,'act',1,'annannannannannannannann','{"notation":"take II","outcomes":[["draw","livestock_decline"],["draw","ports"]]}',1.79513937241003870967e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',5,'act',0,'','{"notation":"take I","outcomes":[["draw","slavery"],["draw","spies"]]}',1.79513937242238521578e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',6,'act',1,'annannannannannannannann','{"notation":"conquer baetica","outcomes":[]}',1.79513937243265628814e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',7,'act',1,'annannannannannannannann','{"notation":"conquer south_italy","outcomes":[]}',1.79513937244557952874e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',8,'act',1,'annannannannannannannann','{"notation":"conquer egypt","outcomes":[]}',1.79513937245356202127e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',9,'act',1,'annannannannannannannann','{"notation":"conquer north_italy","outcomes":[]}',1.79513937246157264703e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',10,'undo',1,'annannannannannannannann','{"n":1}',1.79513937246929192537e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',11,'act',1,'annannannannannannannann','{"notation":"conquer north_italy","outcomes":[],"redo":true}',1.79513937247760844238e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',12,'act',1,'annannannannannannannann','{"notation":"conquer taurus","outcomes":[]}',1.79513937248562312123e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',13,'act',1,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.79513937249757242206e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',14,'act',1,'annannannannannannannann','{"notation":"place south_italy","outcomes":[]}',1.79513937250548076627e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',15,'act',1,'annannannannannannannann','{"notation":"place north_italy","outcomes":[]}',1.79513937251353335386e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',16,'act',1,'annannannannannannannann','{"notation":"place baetica","outcomes":[]}',1.79513937252533650398e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',17,'act',1,'annannannannannannannann','{"notation":"place baetica","outcomes":[]}',1.79513937253348040577e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',18,'undo',1,'annannannannannannannann','{"n":1}',1.79513937254135537142e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',19,'act',1,'annannannannannannannann','{"notation":"place baetica","outcomes":[]}',1.79513937254950237273e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',20,'act',1,'annannannannannannannann','{"notation":"place taurus","outcomes":[]}',1.79513937255755853653e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',21,'act',1,'annannannannannannannann','{"notation":"place taurus","outcomes":[]}',1.79513937256553626061e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',22,'act',1,'annannannannannannannann','{"notation":"place egypt","outcomes":[]}',1.79513937256946516035e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',23,'act',1,'annannannannannannannann','{"notation":"place taurus","outcomes":[]}',1.7951393725709769726e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',24,'act',1,'annannannannannannannann','{"notation":"place egypt","outcomes":[]}',1.79513937257745075223e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',25,'act',1,'annannannannannannannann','{"notation":"place north_italy","outcomes":[]}',1.79513937257904195778e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',26,'act',1,'annannannannannannannann','{"notation":"place taurus","outcomes":[]}',1.79513937258038783076e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',27,'act',1,'annannannannannannannann','{"notation":"place baetica","outcomes":[]}',1.79513937258165955546e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',28,'act',1,'annannannannannannannann','{"notation":"place egypt","outcomes":[]}',1.79513937258278346055e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',29,'act',1,'annannannannannannannann','{"notation":"place baetica","outcomes":[]}',1.79513937258529973029e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',30,'undo',1,'annannannannannannannann','{"n":1}',1.79513937258949708934e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',31,'act',1,'annannannannannannannann','{"notation":"place south_italy","outcomes":[]}',1.79513937259169697761e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',32,'undo',1,'annannannannannannannann','{"n":1}',1.79513937261305212976e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',33,'act',1,'annannannannannannannann','{"notation":"place south_italy","outcomes":[],"redo":true}',1.79513937263862037663e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',34,'act',0,'','{"notation":"conquer scythia","outcomes":[]}',1.79513937264726090433e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',35,'act',0,'','{"notation":"conquer dacia","outcomes":[]}',1.795139372662181139e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',36,'act',0,'','{"notation":"conquer pannonia","outcomes":[]}',1.79513937269427514072e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',37,'act',0,'','{"notation":"conquer thrace","outcomes":[]}',1.79513937270533943182e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',38,'act',0,'','{"notation":"conquer asia","outcomes":[]}',1.7951393727224578857e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',39,'act',0,'','{"notation":"stop","outcomes":[]}',1.79513937274525642393e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',40,'act',0,'','{"notation":"place asia","outcomes":[]}',1.79513937275417518615e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',41,'act',0,'','{"notation":"place asia","outcomes":[]}',1.79513937276219749453e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',42,'act',0,'','{"notation":"place asia","outcomes":[]}',1.79513937277417802811e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',43,'act',0,'','{"notation":"place asia","outcomes":[]}',1.79513937278922891616e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',44,'act',0,'','{"notation":"place asia","outcomes":[]}',1.79513937279899144167e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',45,'act',0,'','{"notation":"place scythia","outcomes":[]}',1.79513937280920457843e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',46,'act',0,'','{"notation":"place asia","outcomes":[]}',1.79513937281825852396e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',47,'act',0,'','{"notation":"place asia","outcomes":[]}',1.79513937282626581193e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',48,'act',1,'annannannannannannannann','{"notation":"abandon taurus","outcomes":[]}',1.79513937284493064875e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',49,'act',1,'annannannannannannannann','{"notation":"abandon egypt","outcomes":[]}',1.79513937288315129285e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',50,'act',1,'annannannannannannannann','{"notation":"abandon south_italy","outcomes":[]}',1.79513937290936660771e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',51,'act',1,'annannannannannannannann','{"notation":"abandon north_italy","outcomes":[]}',1.79513937295363950729e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',52,'undo',1,'annannannannannannannann','{"n":1}',1.79513937296113848681e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',53,'act',1,'annannannannannannannann','{"notation":"abandon north_italy","outcomes":[],"redo":true}',1.79513937296437025075e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',54,'act',1,'annannannannannannannann','{"notation":"abandon baetica","outcomes":[]}',1.79513937297392511373e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',55,'act',1,'annannannannannannannann','{"notation":"gather","outcomes":[]}',1.79513937298313188553e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',56,'act',1,'annannannannannannannann','{"notation":"conquer lusitania","outcomes":[]}',1.79513937300943064688e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',57,'act',1,'annannannannannannannann','{"notation":"conquer mauretania","outcomes":[]}',1.79513937304143786433e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',58,'act',1,'annannannannannannannann','{"notation":"conquer north_italy","outcomes":[]}',1.79513937306173396116e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',59,'act',1,'annannannannannannannann','{"notation":"conquer narbonensis","outcomes":[]}',1.79513937306727814667e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',60,'act',1,'annannannannannannannann','{"notation":"conquer numidia","outcomes":[]}',1.79513937307357168194e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',61,'act',1,'annannannannannannannann','{"notation":"conquer alps","outcomes":[]}',1.79513937307521152493e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',62,'undo',1,'annannannannannannannann','{"n":1}',1.79513937307802414898e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',63,'act',1,'annannannannannannannann','{"notation":"conquer hispania","outcomes":[]}',1.79513937309371352196e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',64,'act',1,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.79513937309748721122e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',65,'act',1,'annannannannannannannann','{"notation":"place mauretania","outcomes":[]}',1.79513937310545945171e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',66,'undo',1,'annannannannannannannann','{"n":1}',1.79513937311329889292e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',67,'act',1,'annannannannannannannann','{"notation":"place mauretania","outcomes":[],"redo":true}',1.79513937312396836282e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',68,'act',1,'annannannannannannannann','{"notation":"place mauretania","outcomes":[]}',1.79513937313362884518e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',69,'act',1,'annannannannannannannann','{"notation":"place numidia","outcomes":[]}',1.79513937313518309596e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',70,'act',1,'annannannannannannannann','{"notation":"place north_italy","outcomes":[]}',1.79513937313722896568e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',71,'act',1,'annannannannannannannann','{"notation":"place hispania","outcomes":[]}',1.79513937314539408687e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',72,'act',1,'annannannannannannannann','{"notation":"place lusitania","outcomes":[]}',1.79513937315341472623e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',73,'act',1,'annannannannannannannann','{"notation":"place numidia","outcomes":[]}',1.79513937316140103337e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',74,'act',1,'annannannannannannannann','{"notation":"place numidia","outcomes":[]}',1.79513937316940188409e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',75,'act',1,'annannannannannannannann','{"notation":"place numidia","outcomes":[]}',1.79513937317746806142e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',76,'act',1,'annannannannannannannann','{"notation":"place numidia","outcomes":[]}',1.79513937318950629238e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',77,'act',1,'annannannannannannannann','{"notation":"place narbonensis","outcomes":[]}',1795139373.19748);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',78,'act',1,'annannannannannannannann','{"notation":"place numidia","outcomes":[]}',1.79513937320550537105e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',79,'act',1,'annannannannannannannann','{"notation":"place lusitania","outcomes":[]}',1.79513937321760034563e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',80,'act',0,'','{"notation":"gather","outcomes":[]}',1.7951393732263617516e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',81,'act',0,'','{"notation":"conquer greece","outcomes":[]}',1.79513937323780202858e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',82,'act',0,'','{"notation":"conquer pontus","outcomes":[]}',1.79513937324643659595e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',83,'act',0,'','{"notation":"conquer south_italy","outcomes":[]}',1.79513937325442385676e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',84,'act',0,'','{"notation":"stop","outcomes":[]}',1.79513937326646852497e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',85,'act',0,'','{"notation":"place south_italy","outcomes":[]}',1.79513937327843308452e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',86,'act',0,'','{"notation":"place south_italy","outcomes":[]}',1.7951393732904582024e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',87,'act',0,'','{"notation":"place scythia","outcomes":[]}',1.79513937330242848394e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',88,'act',0,'','{"notation":"place asia","outcomes":[]}',1.79513937331441283222e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',89,'act',0,'','{"notation":"place south_italy","outcomes":[]}',1.79513937332648873326e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',90,'act',1,'annannannannannannannann','{"notation":"abandon lusitania","outcomes":[]}',1.79513937332820296285e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',91,'act',1,'annannannannannannannann','{"notation":"abandon numidia","outcomes":[]}',1.79513937333344125745e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',92,'act',1,'annannannannannannannann','{"notation":"gather","outcomes":[]}',1.79513937333500432974e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',93,'act',1,'annannannannannannannann','{"notation":"conquer alps","outcomes":[]}',1.79513937333643150331e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',94,'act',1,'annannannannannannannann','{"notation":"conquer pyrenees","outcomes":[]}',1.7951393733377735615e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',95,'act',1,'annannannannannannannann','{"notation":"conquer sardinia","outcomes":[]}',1.79513937334227204325e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',96,'act',1,'annannannannannannannann','{"notation":"conquer sicily","outcomes":[]}',1.79513937334369587895e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',97,'act',1,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.7951393733504576683e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',98,'act',1,'annannannannannannannann','{"notation":"place sicily","outcomes":[]}',1.7951393733517894745e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',99,'act',1,'annannannannannannannann','{"notation":"place hispania","outcomes":[]}',1.79513937335293436055e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',100,'act',1,'annannannannannannannann','{"notation":"place narbonensis","outcomes":[]}',1.79513937335735893245e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',101,'act',1,'annannannannannannannann','{"notation":"place narbonensis","outcomes":[]}',1.79513937335871601097e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',102,'act',1,'annannannannannannannann','{"notation":"place north_italy","outcomes":[]}',1.79513937335987687113e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',103,'undo',1,'annannannannannannannann','{"n":1}',1.79513937336088347435e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',104,'act',1,'annannannannannannannann','{"notation":"place pyrenees","outcomes":[]}',1.79513937336518764496e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',105,'undo',1,'annannannannannannannann','{"n":1}',1.79513937336620879167e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',106,'act',1,'annannannannannannannann','{"notation":"place pyrenees","outcomes":[],"redo":true}',1.79513937336729097367e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',107,'act',1,'annannannannannannannann','{"notation":"place hispania","outcomes":[]}',1.79513937336833858489e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',108,'act',1,'annannannannannannannann','{"notation":"place north_italy","outcomes":[]}',1.79513937337409543995e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',109,'act',1,'annannannannannannannann','{"notation":"place pyrenees","outcomes":[]}',1.79513937337529730798e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',110,'act',1,'annannannannannannannann','{"notation":"place narbonensis","outcomes":[]}',1.79513937337646555902e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',111,'act',1,'annannannannannannannann','{"notation":"place pyrenees","outcomes":[]}',1.79513937337758135801e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',112,'undo',1,'annannannannannannannann','{"n":1}',1.79513937338107824326e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',113,'act',1,'annannannannannannannann','{"notation":"place pyrenees","outcomes":[],"redo":true}',1.79513937338224196429e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',114,'act',1,'annannannannannannannann','{"notation":"place narbonensis","outcomes":[]}',1.79513937338336777684e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',115,'act',0,'','{"notation":"gather","outcomes":[]}',1.79513937339035582543e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',116,'act',0,'','{"notation":"conquer sicily","outcomes":[]}',1795139373.39272);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',117,'act',0,'','{"notation":"stop","outcomes":[]}',1.79513937339465618134e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',118,'act',1,'annannannannannannannann','{"notation":"place sardinia","outcomes":[]}',1.7951393734001934528e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',119,'act',0,'','{"notation":"place south_italy","outcomes":[]}',1.795139373406239748e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',120,'act',0,'','{"notation":"place south_italy","outcomes":[]}',1.79513937340832185744e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',121,'act',0,'','{"notation":"place pannonia","outcomes":[]}',1.79513937344358038899e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',122,'act',0,'','{"notation":"place south_italy","outcomes":[]}',1.79513937345336961745e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',123,'act',1,'annannannannannannannann','{"notation":"abandon sardinia","outcomes":[]}',1.79513937347153401374e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',124,'act',1,'annannannannannannannann','{"notation":"abandon narbonensis","outcomes":[]}',1.79513937348105597499e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',125,'act',1,'annannannannannannannann','{"notation":"gather","outcomes":[]}',1.79513937350889921183e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',126,'act',1,'annannannannannannannann','{"notation":"conquer south_italy","outcomes":[]}',1.79513937351341271403e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',127,'act',1,'annannannannannannannann','{"notation":"conquer sardinia","outcomes":[]}',1.79513937351516771317e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',128,'act',1,'annannannannannannannann','{"notation":"conquer greece","outcomes":[]}',1.79513937351656317712e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',129,'act',1,'annannannannannannannann','{"notation":"conquer illyria","outcomes":[]}',1.79513937352240252496e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',130,'act',1,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.79513937352378153801e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',131,'act',0,'','{"notation":"place asia","outcomes":[]}',1.79513937352584266662e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',132,'act',0,'','{"notation":"place sicily","outcomes":[]}',1.79513937353006434441e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',133,'act',0,'','{"notation":"place asia","outcomes":[]}',1.79513937353219413762e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',134,'act',1,'annannannannannannannann','{"notation":"place hispania","outcomes":[]}',1.79513937355178356163e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',135,'act',1,'annannannannannannannann','{"notation":"place illyria","outcomes":[]}',1.79513937355619859694e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',136,'undo',1,'annannannannannannannann','{"n":1}',1.79513937356772899627e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',137,'act',1,'annannannannannannannann','{"notation":"place alps","outcomes":[]}',1.79513937357853627205e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',138,'act',1,'annannannannannannannann','{"notation":"place mauretania","outcomes":[]}',1.79513937358661866184e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',139,'act',1,'annannannannannannannann','{"notation":"place mauretania","outcomes":[]}',1.79513937358835816383e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',140,'act',1,'annannannannannannannann','{"notation":"place mauretania","outcomes":[]}',1.79513937358989977832e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',141,'act',1,'annannannannannannannann','{"notation":"place mauretania","outcomes":[]}',1.79513937361771202085e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',142,'act',1,'annannannannannannannann','{"notation":"place illyria","outcomes":[]}',1.79513937365231227875e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',143,'act',1,'annannannannannannannann','{"notation":"place sardinia","outcomes":[]}',1.79513937367027783401e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',144,'act',1,'annannannannannannannann','{"notation":"place illyria","outcomes":[]}',1.79513937369406819345e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',145,'undo',1,'annannannannannannannann','{"n":1}',1.79513937371613168715e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',146,'act',1,'annannannannannannannann','{"notation":"place illyria","outcomes":[],"redo":true}',1.79513937372397756574e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',147,'act',0,'','{"notation":"decline","outcomes":[]}',1.79513937373985815043e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',148,'act',0,'','{"notation":"take I","outcomes":[["draw","specialization"],["draw","galleys"]]}',1.79513937374267077448e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',149,'act',1,'annannannannannannannann','{"notation":"abandon pyrenees","outcomes":[]}',1.79513937374971866605e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',150,'act',1,'annannannannannannannann','{"notation":"abandon south_italy","outcomes":[]}',1.79513937376540017127e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',151,'undo',1,'annannannannannannannann','{"n":1}',1.79513937378141283989e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',152,'act',1,'annannannannannannannann','{"notation":"abandon south_italy","outcomes":[],"redo":true}',1.79513937379427385328e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',153,'act',1,'annannannannannannannann','{"notation":"abandon sardinia","outcomes":[]}',1.7951393738094148636e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',154,'act',1,'annannannannannannannann','{"notation":"abandon north_italy","outcomes":[]}',1.79513937384941625599e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',155,'act',1,'annannannannannannannann','{"notation":"abandon hispania","outcomes":[]}',1.79513937385490465162e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',156,'undo',1,'annannannannannannannann','{"n":1}',1.79513937386516571042e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',157,'act',1,'annannannannannannannann','{"notation":"gather","outcomes":[]}',1.79513937387338280682e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',158,'act',1,'annannannannannannannann','{"notation":"conquer north_italy","outcomes":[]}',1.79513937387740230566e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',159,'act',1,'annannannannannannannann','{"notation":"conquer africa","outcomes":[]}',1.79513937388140487668e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',160,'act',1,'annannannannannannannann','{"notation":"conquer cyrenaica","outcomes":[]}',1.79513937390511870385e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',161,'undo',1,'annannannannannannannann','{"n":1}',1.79513937390701413155e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',162,'act',1,'annannannannannannannann','{"notation":"conquer cyrenaica","outcomes":[],"redo":true}',1.79513937391746044159e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',163,'act',1,'annannannannannannannann','{"notation":"conquer pyrenees","outcomes":[]}',1.79513937392945694924e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',164,'act',1,'annannannannannannannann','{"notation":"conquer arabia","outcomes":[]}',1.79513937393369793892e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',165,'act',1,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.79513937395344233514e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',166,'undo',1,'annannannannannannannann','{"n":1}',1.79513937395512676239e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',167,'act',1,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.7951393739616544247e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',168,'act',1,'annannannannannannannann','{"notation":"place hispania","outcomes":[]}',1.79513937396339893345e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',169,'act',1,'annannannannannannannann','{"notation":"place arabia","outcomes":[]}',1.79513937396484971045e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',170,'act',1,'annannannannannannannann','{"notation":"place hispania","outcomes":[]}',1.79513937396614217754e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',171,'undo',1,'annannannannannannannann','{"n":1}',1.79513937396921968462e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',172,'act',1,'annannannannannannannann','{"notation":"place mauretania","outcomes":[]}',1.79513937397072982789e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',173,'act',1,'annannannannannannannann','{"notation":"place greece","outcomes":[]}',1.79513937397754979132e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',174,'act',1,'annannannannannannannann','{"notation":"place illyria","outcomes":[]}',1.79513937397920608522e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',175,'act',1,'annannannannannannannann','{"notation":"place arabia","outcomes":[]}',1.79513937398054933551e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',176,'act',1,'annannannannannannannann','{"notation":"place greece","outcomes":[]}',1.79513937398947787289e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',177,'act',1,'annannannannannannannann','{"notation":"place africa","outcomes":[]}',1795139373.99125);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',178,'act',0,'','{"notation":"conquer lusitania","outcomes":[]}',1.79513937400542855256e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',179,'act',0,'','{"notation":"conquer baetica","outcomes":[]}',1.79513937401679897305e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',180,'act',0,'','{"notation":"conquer mauretania","outcomes":[]}',1.79513937402000403401e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',181,'act',0,'','{"notation":"conquer hispania","outcomes":[]}',1.79513937404178667072e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',182,'act',0,'','{"notation":"conquer pyrenees","outcomes":[]}',1.79513937404656648633e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',183,'act',0,'','{"notation":"conquer narbonensis","outcomes":[]}',1.79513937406257390971e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',184,'act',0,'','{"notation":"conquer north_italy","outcomes":[]}',1.7951393740745079517e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',185,'act',0,'','{"notation":"stop","outcomes":[]}',1.79513937408369255062e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',186,'act',1,'annannannannannannannann','{"notation":"place cyrenaica","outcomes":[]}',1.79513937410138750072e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',187,'act',1,'annannannannannannannann','{"notation":"place africa","outcomes":[]}',1.79513937410526418681e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',188,'undo',1,'annannannannannannannann','{"n":1}',1.79513937411546850206e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',189,'act',1,'annannannannannannannann','{"notation":"place africa","outcomes":[],"redo":true}',1.79513937412151789669e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',190,'act',0,'','{"notation":"place narbonensis","outcomes":[]}',1.79513937414967370033e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',191,'act',0,'','{"notation":"place north_italy","outcomes":[]}',1.79513937415562105175e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',192,'act',0,'','{"notation":"place narbonensis","outcomes":[]}',1.79513937416216516496e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',193,'act',0,'','{"notation":"place north_italy","outcomes":[]}',1.79513937418246960638e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',194,'act',0,'','{"notation":"place narbonensis","outcomes":[]}',1.79513937419532895083e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',195,'act',0,'','{"notation":"place north_italy","outcomes":[]}',1.79513937423368144033e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',196,'act',0,'','{"notation":"place narbonensis","outcomes":[]}',1.79513937424628925321e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',197,'act',1,'annannannannannannannann','{"notation":"abandon alps","outcomes":[]}',1.79513937428224825861e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',198,'act',1,'annannannannannannannann','{"notation":"abandon illyria","outcomes":[]}',1795139374.28955);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',199,'act',1,'annannannannannannannann','{"notation":"abandon arabia","outcomes":[]}',1.79513937431237626069e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',200,'act',1,'annannannannannannannann','{"notation":"abandon cyrenaica","outcomes":[]}',1.79513937431555247303e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',201,'act',1,'annannannannannannannann','{"notation":"abandon greece","outcomes":[]}',1.7951393743213462829e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',202,'undo',1,'annannannannannannannann','{"n":1}',1.79513937432919240002e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',203,'act',1,'annannannannannannannann','{"notation":"abandon greece","outcomes":[],"redo":true}',1.79513937433107972148e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',204,'act',1,'annannannannannannannann','{"notation":"abandon africa","outcomes":[]}',1.79513937433430290219e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',205,'undo',1,'annannannannannannannann','{"n":1}',1.79513937433801841732e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',206,'act',1,'annannannannannannannann','{"notation":"gather","outcomes":[]}',1.79513937434134244921e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',207,'act',1,'annannannannannannannann','{"notation":"conquer arabia","outcomes":[]}',1.79513937434292411804e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',208,'undo',1,'annannannannannannannann','{"n":1}',1.79513937434480357166e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',209,'act',1,'annannannannannannannann','{"notation":"conquer narbonensis","outcomes":[]}',1.79513937434945583344e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',210,'act',1,'annannannannannannannann','{"notation":"conquer greece","outcomes":[]}',1.79513937435090231891e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',211,'undo',1,'annannannannannannannann','{"n":1}',1.79513937435203433041e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',212,'act',1,'annannannannannannannann','{"notation":"conquer taurus","outcomes":[]}',1.79513937435762500763e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',213,'undo',1,'annannannannannannannann','{"n":1}',1.79513937436509323115e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',214,'act',1,'annannannannannannannann','{"notation":"conquer numidia","outcomes":[]}',1.795139374377477169e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',215,'undo',1,'annannannannannannannann','{"n":1}',1.79513937438569355013e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',216,'act',1,'annannannannannannannann','{"notation":"conquer numidia","outcomes":[],"redo":true}',1.79513937439141774178e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',217,'act',1,'annannannannannannannann','{"notation":"conquer mauretania","outcomes":[]}',1.79513937439744353293e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',218,'act',1,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.79513937440962409973e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',219,'act',0,'','{"notation":"place baetica","outcomes":[]}',1.79513937441817045216e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',220,'act',0,'','{"notation":"place baetica","outcomes":[]}',1.79513937443369674682e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',221,'act',0,'','{"notation":"place baetica","outcomes":[]}',1.79513937444518303868e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',222,'act',0,'','{"notation":"place lusitania","outcomes":[]}',1.79513937446971273423e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',223,'act',1,'annannannannannannannann','{"notation":"place numidia","outcomes":[]}',1.7951393744813728332e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',224,'undo',1,'annannannannannannannann','{"n":1}',1.79513937448397564887e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',225,'act',1,'annannannannannannannann','{"notation":"place numidia","outcomes":[],"redo":true}',1.79513937449805474283e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',226,'act',1,'annannannannannannannann','{"notation":"place numidia","outcomes":[]}',1.79513937450601124765e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',227,'undo',1,'annannannannannannannann','{"n":1}',1.79513937451351475718e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',228,'act',1,'annannannannannannannann','{"notation":"place narbonensis","outcomes":[]}',1.79513937451753354075e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',229,'act',1,'annannannannannannannann','{"notation":"place narbonensis","outcomes":[]}',1.79513937451988553999e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',230,'undo',1,'annannannannannannannann','{"n":1}',1.7951393745236549378e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',231,'act',1,'annannannannannannannann','{"notation":"place mauretania","outcomes":[]}',1.79513937453734827038e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',232,'undo',1,'annannannannannannannann','{"n":1}',1.795139374547208786e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',233,'act',1,'annannannannannannannann','{"notation":"place mauretania","outcomes":[],"redo":true}',1.79513937455163812635e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',234,'act',1,'annannannannannannannann','{"notation":"place africa","outcomes":[]}',1.79513937456425905223e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',235,'undo',1,'annannannannannannannann','{"n":1}',1.79513937457008361815e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',236,'act',1,'annannannannannannannann','{"notation":"place mauretania","outcomes":[]}',1.79513937457740926743e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',237,'act',1,'annannannannannannannann','{"notation":"place mauretania","outcomes":[]}',1.79513937458149385449e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',238,'act',1,'annannannannannannannann','{"notation":"place numidia","outcomes":[]}',1.79513937459732580191e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',239,'act',1,'annannannannannannannann','{"notation":"place mauretania","outcomes":[]}',1.79513937461017489436e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',240,'act',1,'annannannannannannannann','{"notation":"place africa","outcomes":[]}',1.79513937461778545377e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',241,'act',1,'annannannannannannannann','{"notation":"place narbonensis","outcomes":[]}',1.79513937462042498594e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',242,'undo',1,'annannannannannannannann','{"n":1}',1.79513937463381767272e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',243,'act',1,'annannannannannannannann','{"notation":"place numidia","outcomes":[]}',1.79513937463766407964e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',244,'act',1,'annannannannannannannann','{"notation":"place numidia","outcomes":[]}',1.7951393746402645111e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',245,'act',0,'','{"notation":"gather","outcomes":[]}',1.79513937464264345172e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',246,'act',0,'','{"notation":"conquer sardinia","outcomes":[]}',1795139374.65018);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',247,'act',0,'','{"notation":"conquer narbonensis","outcomes":[]}',1.79513937465737247471e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',248,'act',0,'','{"notation":"conquer south_italy","outcomes":[]}',1.79513937466781950003e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',249,'act',0,'','{"notation":"conquer greece","outcomes":[]}',1.79513937468128395081e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',250,'act',0,'','{"notation":"conquer aquitania","outcomes":[]}',1.79513937468867611885e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',251,'act',0,'','{"notation":"stop","outcomes":[]}',1.7951393746991722584e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',252,'act',1,'annannannannannannannann','{"notation":"place numidia","outcomes":[]}',1.79513937473330259324e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',253,'act',0,'','{"notation":"place baetica","outcomes":[]}',1.79513937474253201485e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',254,'act',0,'','{"notation":"place baetica","outcomes":[]}',1.79513937475362181667e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',255,'act',1,'annannannannannannannann','{"notation":"decline","outcomes":[]}',1.79513937477401542665e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',256,'act',1,'annannannannannannannann','{"notation":"take V","outcomes":[["draw","astronomy"],["draw","ports"]]}',1.79513937478167891507e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',257,'act',0,'','{"notation":"gather","outcomes":[]}',1.79513937479445362093e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',258,'act',0,'','{"notation":"conquer mauretania","outcomes":[]}',1.79513937480242323878e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',259,'act',0,'','{"notation":"stop","outcomes":[]}',1.79513937481441140171e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',260,'act',0,'','{"notation":"place lusitania","outcomes":[]}',1.79513937482529902455e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',261,'act',1,'annannannannannannannann','{"notation":"conquer pannonia","outcomes":[]}',1.79513937483871483802e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',262,'act',1,'annannannannannannannann','{"notation":"spies thrace","outcomes":[]}',1.7951393748456089496e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',263,'act',1,'annannannannannannannann','{"notation":"conquer dacia","outcomes":[]}',1.79513937487346172333e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',264,'act',1,'annannannannannannannann','{"notation":"conquer illyria","outcomes":[]}',1.79513937489341568942e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',265,'undo',1,'annannannannannannannann','{"n":1}',1.79513937490537595748e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',266,'act',1,'annannannannannannannann','{"notation":"conquer illyria","outcomes":[],"redo":true}',1.79513937491499948502e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',267,'act',1,'annannannannannannannann','{"notation":"conquer alps","outcomes":[]}',1.79513937492561054232e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',268,'act',1,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.79513937493357872963e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',269,'act',1,'annannannannannannannann','{"notation":"place alps","outcomes":[]}',1.79513937493738055233e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',270,'act',1,'annannannannannannannann','{"notation":"place dacia","outcomes":[]}',1.79513937494636130337e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',271,'undo',1,'annannannannannannannann','{"n":1}',1.79513937497742247584e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',272,'act',1,'annannannannannannannann','{"notation":"place pannonia","outcomes":[]}',1.79513937498531389235e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',273,'act',1,'annannannannannannannann','{"notation":"place dacia","outcomes":[]}',1.79513937499082183832e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',274,'act',1,'annannannannannannannann','{"notation":"place alps","outcomes":[]}',1.79513937501191067703e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',275,'act',1,'annannannannannannannann','{"notation":"place pannonia","outcomes":[]}',1.79513937501745891572e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',276,'act',1,'annannannannannannannann','{"notation":"place thrace","outcomes":[]}',1.79513937502544617657e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',277,'act',1,'annannannannannannannann','{"notation":"place pannonia","outcomes":[]}',1.79513937503348898882e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',278,'act',1,'annannannannannannannann','{"notation":"place alps","outcomes":[]}',1.79513937504106092452e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',279,'act',1,'annannannannannannannann','{"notation":"place thrace","outcomes":[]}',1.79513937504948425287e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',280,'act',1,'annannannannannannannann','{"notation":"place alps","outcomes":[]}',1.79513937505751585959e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',281,'act',1,'annannannannannannannann','{"notation":"place alps","outcomes":[]}',1.79513937506960988051e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',282,'act',0,'','{"notation":"gather","outcomes":[]}',1.79513937507845544811e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',283,'act',0,'','{"notation":"conquer asia","outcomes":[]}',1.79513937508641934393e+09);
INSERT INTO "entries" VALUES('9w45v7n8ec8saams',284,'act',0,'','{"notation":"stop","outcomes":[]}',1.79513937509837341304e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',1,'sit',0,'annannannannannannannann','{"name":"Ann"}',1.79513936241028976446e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',2,'fill',2,'annannannannannannannann','{"level":"gentle"}',1.79513936241028976446e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',3,'sit',1,'bobbobbobbobbobbobbobbob','{"name":"Bob"}',1.79513936620166516307e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',4,'begin',NULL,'annannannannannannannann','{"order":[2,0,1]}',1.79513936621344661714e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',5,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"govern hill_clans","outcomes":[]}',1.79513936621842837334e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',6,'act',1,'annannannannannannannann','{"notation":"govern steppe_confederacy","outcomes":[]}',1.79513936622958493235e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',7,'act',0,'','{"notation":"act research_i","outcomes":[]}',1.79513937116977381706e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',8,'act',0,'','{"notation":"research I1","outcomes":[]}',1.79513937121456456182e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',9,'act',0,'','{"notation":"produce population","outcomes":[]}',1.79513937125034594532e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',10,'act',1,'annannannannannannannann','{"notation":"act research_i","outcomes":[]}',1.79513937127756953242e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',11,'undo',1,'annannannannannannannann','{"n":1}',1.79513937128536558152e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',12,'act',1,'annannannannannannannann','{"notation":"act research_i","outcomes":[],"redo":true}',1.79513937128741717336e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',13,'act',1,'annannannannannannannann','{"notation":"research I3","outcomes":[]}',1.79513937128955626491e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',14,'act',1,'annannannannannannannann','{"notation":"recruit amber_steppe settler","outcomes":[]}',1.7951393712930593491e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',15,'act',1,'annannannannannannannann','{"notation":"recall amber_steppe settler 2","outcomes":[]}',1.79513937130107116696e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',16,'act',1,'annannannannannannannann','{"notation":"recall amber_steppe settler 2","outcomes":[]}',1.79513937130697345733e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',17,'act',1,'annannannannannannannann','{"notation":"pass","outcomes":[]}',1.79513937131070899959e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',18,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"act research_i","outcomes":[]}',1.7951393713256561756e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',19,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"research I3","outcomes":[]}',1.79513937134581017494e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',20,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"recruit green_banks settler","outcomes":[]}',1.7951393713538525104e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',21,'undo',2,'bobbobbobbobbobbobbobbob','{"n":1}',1.79513937136535477634e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',22,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"recruit green_banks settler","outcomes":[],"redo":true}',1.79513937137498927115e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',23,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"recall green_banks settler 2","outcomes":[]}',1.79513937138574242594e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',24,'undo',2,'bobbobbobbobbobbobbobbob','{"n":1}',1.7951393713973348141e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',25,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"pass","outcomes":[]}',1.795139371409702301e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',26,'act',0,'','{"notation":"act research_ii paid","outcomes":[]}',1.79513937142554330823e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',27,'act',0,'','{"notation":"research II1","outcomes":[["leader_ii","7"],["technology_ii","5"],["technology_ii","8"],["technology_ii","12"]]}',1.79513937145576334001e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',28,'act',0,'','{"notation":"keep irrigation","outcomes":[]}',1.79513937147475218774e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',29,'act',0,'','{"notation":"upgrade rose_sands settler 2","outcomes":[]}',1.79513937148393630982e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',30,'act',0,'','{"notation":"produce population","outcomes":[]}',1.79513937149006438257e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',31,'act',1,'annannannannannannannann','{"notation":"act muster","outcomes":[]}',1.79513937150232577326e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',32,'act',1,'annannannannannannannann','{"notation":"recruit amber_steppe soldier","outcomes":[]}',1.79513937151231241229e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',33,'undo',1,'annannannannannannannann','{"n":1}',1.79513937152110528939e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',34,'act',1,'annannannannannannannann','{"notation":"pass","outcomes":[]}',1.7951393715309605599e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',35,'act',1,'annannannannannannannann','{"notation":"produce population","outcomes":[]}',1.79513937154232835766e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',36,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"act bronze_casting paid","outcomes":[]}',1.7951393715749351978e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',37,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"recruit green_banks soldier","outcomes":[]}',1.79513937158156180375e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',38,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"pass","outcomes":[]}',1.79513937158359408383e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',39,'undo',2,'bobbobbobbobbobbobbobbob','{"n":1}',1.79513937158490562446e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',40,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"pass","outcomes":[],"redo":true}',1.79513937158961439134e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',41,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"recall green_banks settler 2","outcomes":[]}',1.79513937159453845025e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',42,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"recall green_banks soldier 2","outcomes":[]}',1.79513937159748888016e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',43,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"sell","outcomes":[]}',1.79513937160150337211e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',44,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"recall green_banks settler 2","outcomes":[]}',1.79513937160307168955e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',45,'undo',2,'bobbobbobbobbobbobbobbob','{"n":1}',1.79513937160600185391e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',46,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"recall green_banks settler 2","outcomes":[],"redo":true}',1.79513937160956168169e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',47,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"pass","outcomes":[]}',1.79513937161771368984e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',48,'act',0,'','{"notation":"act research_i","outcomes":[]}',1.79513937164174222941e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',49,'act',0,'','{"notation":"research I2","outcomes":[]}',1.79513937165036153789e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',50,'act',0,'','{"notation":"take caravanserai","outcomes":[["building","0"]]}',1.79513937165802860262e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',51,'act',0,'','{"notation":"produce population","outcomes":[]}',1.79513937167004585266e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',52,'act',1,'annannannannannannannann','{"notation":"act grow","outcomes":[]}',1.79513937167802262303e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',53,'act',1,'annannannannannannannann','{"notation":"produce coins","outcomes":[]}',1.79513937168068528175e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',54,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"act muster","outcomes":[]}',1.79513937172072267529e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',55,'undo',2,'bobbobbobbobbobbobbobbob','{"n":1}',1.79513937172993326193e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',56,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"act grow","outcomes":[]}',1.79513937173758029944e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',57,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"buy","outcomes":[]}',1.795139371745402813e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',58,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"pass","outcomes":[]}',1.7951393717534365654e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',59,'act',0,'','{"notation":"act writing paid","outcomes":[]}',1.79513937179477429386e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',60,'act',0,'','{"notation":"research II2","outcomes":[["leader_ii","6"]]}',1.79513937183351397512e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',61,'act',0,'','{"notation":"take granary","outcomes":[["building","2"]]}',1.7951393718655588627e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',62,'act',0,'','{"notation":"colour blue","outcomes":[["technology_ii","5"],["technology_ii","0"],["technology_ii","7"],["technology_ii","1"]]}',1.7951393718775503635e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',63,'act',0,'','{"notation":"keep mathematics","outcomes":[]}',1.79513937188545227049e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',64,'act',0,'','{"notation":"take watchtower","outcomes":[["building","0"]]}',1.79513937190581560131e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',65,'act',0,'','{"notation":"explore rose_sands 3 nw","outcomes":[["territory","21"]]}',1.79513937191755676273e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',66,'act',0,'','{"notation":"pass","outcomes":[]}',1.7951393719253790379e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',67,'act',0,'','{"notation":"build sacred_plateau watchtower","outcomes":[]}',1.79513937194373631475e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',68,'act',0,'','{"notation":"recruit sacred_plateau soldier","outcomes":[]}',1.79513937197043037417e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',69,'act',0,'','{"notation":"produce coins","outcomes":[]}',1.79513937198617672921e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',70,'act',1,'annannannannannannannann','{"notation":"act muster","outcomes":[]}',1.79513937200220632548e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',71,'act',1,'annannannannannannannann','{"notation":"recruit amber_steppe settler","outcomes":[]}',1.7951393720097036362e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',72,'act',1,'annannannannannannannann','{"notation":"explore amber_steppe 1 nw","outcomes":[["territory","11"]]}',1.79513937201368165017e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',73,'act',1,'annannannannannannannann','{"notation":"move sheltered_bay settler 1 amber_steppe","outcomes":[]}',1.7951393720216543674e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',74,'undo',1,'annannannannannannannann','{"n":1}',1.7951393720267651081e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',75,'act',1,'annannannannannannannann','{"notation":"move sheltered_bay settler 1 cradle","outcomes":[]}',1.79513937202954912183e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',76,'act',1,'annannannannannannannann','{"notation":"move cradle settler 1 sheltered_bay","outcomes":[]}',1.79513937203761744492e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',77,'act',1,'annannannannannannannann','{"notation":"move sheltered_bay settler 1 amber_steppe","outcomes":[]}',1.79513937203928446769e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',78,'act',1,'annannannannannannannann','{"notation":"move amber_steppe settler 1 cradle","outcomes":[]}',1.79513937204956340793e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',79,'act',1,'annannannannannannannann','{"notation":"move cradle settler 1 amber_steppe","outcomes":[]}',1.7951393720513026714e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',80,'undo',1,'annannannannannannannann','{"n":1}',1.79513937205251860622e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',81,'act',1,'annannannannannannannann','{"notation":"move cradle settler 1 amber_steppe","outcomes":[],"redo":true}',1.79513937206157326697e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',82,'act',1,'annannannannannannannann','{"notation":"produce coins","outcomes":[]}',1.79513937206322169307e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',83,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"act bronze_casting","outcomes":[]}',1.79513937206505537038e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',84,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"pass","outcomes":[]}',1.79513937208172869681e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',85,'act',2,'bobbobbobbobbobbobbobbob','{"notation":"produce population","outcomes":[]}',1.79513937208660149568e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',86,'act',0,'','{"notation":"act writing","outcomes":[]}',1.79513937212238359458e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',87,'act',0,'','{"notation":"research II3","outcomes":[["leader_ii","7"],["technology_ii","2"],["technology_ii","2"],["technology_ii","5"],["technology_ii","4"],["technology_ii","4"],["technology_ii","3"],["technology_ii","1"]]}',1.7951393721310505867e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',88,'act',0,'','{"notation":"keep medicine","outcomes":[]}',1.79513937214617204669e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',89,'act',0,'','{"notation":"upgrade sacred_plateau settler 2","outcomes":[]}',1.79513937219134473797e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',90,'act',0,'','{"notation":"produce population","outcomes":[]}',1.79513937220400118834e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',91,'act',1,'annannannannannannannann','{"notation":"act muster","outcomes":[]}',1.79513937222553467748e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',92,'act',1,'annannannannannannannann','{"notation":"recruit amber_steppe soldier","outcomes":[]}',1.79513937223345708847e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',93,'undo',1,'annannannannannannannann','{"n":1}',1.79513937223956537249e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',94,'act',1,'annannannannannannannann','{"notation":"recruit amber_steppe soldier","outcomes":[],"redo":true}',1795139372.25803);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',95,'act',1,'annannannannannannannann','{"notation":"move amber_steppe settler 1 rose_sands","outcomes":[]}',1.79513937228071331977e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',96,'act',1,'annannannannannannannann','{"notation":"move rose_sands settler 1 sacred_plateau","outcomes":[]}',1.79513937229552149777e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',97,'act',1,'annannannannannannannann','{"notation":"pass","outcomes":[]}',1.7951393723262910843e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',98,'undo',1,'annannannannannannannann','{"n":1}',1.79513937233744740483e+09);
INSERT INTO "entries" VALUES('hkvj6c3976zrcb4h',99,'act',1,'annannannannannannannann','{"notation":"pass","outcomes":[]}',1.79513937235744667052e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',1,'sit',0,'annannannannannannannann','{"name":"Ann"}',1.79513932291542911527e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',2,'fill',2,'annannannannannannannann','{"level":"gentle"}',1.79513932291542911527e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',3,'sit',1,'bobbobbobbobbobbobbobbob','{"name":"Bob"}',1.79513932510978531844e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',4,'begin',NULL,'annannannannannannannann','{"order":[2,1,0]}',1.79513932512144303325e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',5,'act',0,'','{"notation":"take I","outcomes":[["draw","agriculture"],["draw","livestock_decline"]]}',1.79513933113759231565e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',6,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"take IV","outcomes":[["draw","currency"],["draw","specialization"]]}',1.79513933116163730617e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',7,'act',2,'annannannannannannannann','{"notation":"take IV","outcomes":[["draw","slavery"],["draw","forts"]]}',1.79513933118164014813e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',8,'act',0,'','{"notation":"conquer jutland","outcomes":[]}',1.79513933160013747216e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',9,'act',0,'','{"notation":"conquer prussia","outcomes":[]}',1.7951393316295142173e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',10,'act',0,'','{"notation":"conquer flanders","outcomes":[]}',1.79513933168590116506e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',11,'act',0,'','{"notation":"conquer burgundy","outcomes":[]}',1.79513933169842791553e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',12,'act',0,'','{"notation":"conquer aquitaine_b","outcomes":[]}',1.79513933171035742759e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',13,'act',0,'','{"notation":"conquer england","outcomes":[]}',1.79513933174567031853e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',14,'act',0,'','{"notation":"stop","outcomes":[]}',1795139331.77446);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',15,'act',0,'','{"notation":"place jutland","outcomes":[]}',1.795139331824280262e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',16,'act',0,'','{"notation":"place england","outcomes":[]}',1.79513933185332727427e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',17,'act',0,'','{"notation":"place jutland","outcomes":[]}',1.79513933186477494239e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',18,'act',0,'','{"notation":"place flanders","outcomes":[]}',1.79513933189367222787e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',19,'act',0,'','{"notation":"place jutland","outcomes":[]}',1.79513933191199874872e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',20,'act',0,'','{"notation":"place england","outcomes":[]}',1.7951393319412345886e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',21,'act',0,'','{"notation":"place flanders","outcomes":[]}',1.79513933196214723591e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',22,'act',0,'','{"notation":"place jutland","outcomes":[]}',1.79513933200161528592e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',23,'act',0,'','{"notation":"place england","outcomes":[]}',1.79513933202941465376e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',24,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"peace none","outcomes":[]}',1.79513933205178880699e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',25,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"conquer iberia_west","outcomes":[]}',1.79513933206138730051e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',26,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"conquer andalusia","outcomes":[]}',1.79513933207668709753e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',27,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"stop","outcomes":[]}',1.79513933209762358662e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',28,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.79513933210499882701e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',29,'undo',1,'bobbobbobbobbobbobbobbob','{"n":1}',1.7951393321133203506e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',30,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[],"redo":true}',1.7951393321354143619e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',31,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.79513933215736913679e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',32,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place iberia_west","outcomes":[]}',1795139332.17922);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',33,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place iberia_west","outcomes":[]}',1.79513933219618606563e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',34,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.79513933222133088112e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',35,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place iberia_west","outcomes":[]}',1795139332.23361);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',36,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.79513933223534226414e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',37,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place iberia_west","outcomes":[]}',1795139332.26101);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',38,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.79513933229732918742e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',39,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.79513933230128073688e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',40,'undo',1,'bobbobbobbobbobbobbobbob','{"n":1}',1.79513933230265617367e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',41,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place iberia_west","outcomes":[]}',1.79513933233588504788e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',42,'undo',1,'bobbobbobbobbobbobbobbob','{"n":1}',1.79513933235397028925e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',43,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place iberia_west","outcomes":[]}',1.79513933236484980585e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',44,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.79513933236940455436e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',45,'act',2,'annannannannannannannann','{"notation":"conquer spain_forest","outcomes":[]}',1.79513933237770581248e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',46,'act',2,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.79513933238549423213e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',47,'undo',2,'annannannannannannannann','{"n":1}',1.7951393323996751309e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',48,'act',2,'annannannannannannannann','{"notation":"conquer iberia_west","outcomes":[]}',1.79513933241740250589e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',49,'act',2,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.79513933243738436698e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',50,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.79513933245766139036e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',51,'undo',1,'bobbobbobbobbobbobbobbob','{"n":1}',1.79513933245927238468e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',52,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.79513933246548104284e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',53,'undo',1,'bobbobbobbobbobbobbobbob','{"n":1}',1.7951393324740839005e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',54,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.7951393324757022857e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',55,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.79513933247707152367e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',56,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.79513933248069739345e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',57,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.79513933248203516003e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',58,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"place andalusia","outcomes":[]}',1.79513933249362611773e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',59,'act',2,'annannannannannannannann','{"notation":"place iberia_west","outcomes":[]}',1.79513933250951290129e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',60,'act',2,'annannannannannannannann','{"notation":"place iberia_west","outcomes":[]}',1.79513933252156233791e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',61,'act',2,'annannannannannannannann','{"notation":"place spain_forest","outcomes":[]}',1.79513933253333163265e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',62,'act',2,'annannannannannannannann','{"notation":"place iberia_west","outcomes":[]}',1.79513933256183457376e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',63,'act',2,'annannannannannannannann','{"notation":"place iberia_west","outcomes":[]}',1.79513933256380319595e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',64,'act',2,'annannannannannannannann','{"notation":"place iberia_west","outcomes":[]}',1.79513933256518507007e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',65,'act',2,'annannannannannannannann','{"notation":"place spain_forest","outcomes":[]}',1.79513933257456040383e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',66,'act',2,'annannannannannannannann','{"notation":"place spain_forest","outcomes":[]}',1.79513933258545398717e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',67,'act',2,'annannannannannannannann','{"notation":"place iberia_west","outcomes":[]}',1.79513933260937070851e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',68,'act',2,'annannannannannannannann','{"notation":"place spain_forest","outcomes":[]}',1.79513933262693572046e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',69,'act',2,'annannannannannannannann','{"notation":"place spain_forest","outcomes":[]}',1.79513933266534304617e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',70,'act',2,'annannannannannannannann','{"notation":"place spain_forest","outcomes":[]}',1.79513933268550086017e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',71,'undo',2,'annannannannannannannann','{"n":1}',1.79513933269332885741e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',72,'act',2,'annannannannannannannann','{"notation":"place spain_forest","outcomes":[]}',1.79513933270050525664e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',73,'act',2,'annannannannannannannann','{"notation":"place spain_forest","outcomes":[]}',1.79513933271745014194e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',74,'act',2,'annannannannannannannann','{"notation":"decline","outcomes":[]}',1.79513933276542687412e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',75,'undo',2,'annannannannannannannann','{"n":1}',1.79513933278434252736e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',76,'act',2,'annannannannannannannann','{"notation":"decline","outcomes":[],"redo":true}',1.79513933281774616243e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',77,'act',2,'annannannannannannannann','{"notation":"take II","outcomes":[["draw","renaissance"],["draw","weapons"]]}',1.7951393328336453437e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',78,'act',0,'','{"notation":"gather","outcomes":[]}',1.79513933284637546535e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',79,'act',0,'','{"notation":"conquer ireland","outcomes":[]}',1.7951393328500533104e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',80,'act',0,'','{"notation":"conquer north_italy","outcomes":[]}',1.795139332858320713e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',81,'act',0,'','{"notation":"conquer gaul_north","outcomes":[]}',1.79513933287053370482e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',82,'act',0,'','{"notation":"conquer aquitaine_a","outcomes":[]}',1.79513933288634419446e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',83,'act',0,'','{"notation":"stop","outcomes":[]}',1.79513933290251088146e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',84,'act',0,'','{"notation":"place ireland","outcomes":[]}',1.79513933292639565461e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',85,'act',0,'','{"notation":"place jutland","outcomes":[]}',1.79513933295026302332e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',86,'act',0,'','{"notation":"place ireland","outcomes":[]}',1.7951393329781787395e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',87,'act',0,'','{"notation":"place england","outcomes":[]}',1.79513933300241756443e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',88,'act',0,'','{"notation":"place jutland","outcomes":[]}',1.79513933300930738452e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',89,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"peace 0","outcomes":[]}',1.7951393330217802524e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',90,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"decline","outcomes":[]}',1.79513933304164266589e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',91,'undo',1,'bobbobbobbobbobbobbobbob','{"n":1}',1.7951393330611624718e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',92,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"decline","outcomes":[],"redo":true}',1.79513933308283209796e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',93,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"take VI","outcomes":[["draw","agriculture_decline"],["draw","revolution"]]}',1.7951393330865104198e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',94,'act',2,'annannannannannannannann','{"notation":"conquer novgorod","outcomes":[]}',1.79513933312143349652e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',95,'act',2,'annannannannannannannann','{"notation":"conquer kazan","outcomes":[]}',1.7951393331335456371e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',96,'act',2,'annannannannannannannann','{"notation":"conquer finland","outcomes":[]}',1795139333.14561);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',97,'undo',2,'annannannannannannannann','{"n":1}',1.7951393331611425877e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',98,'act',2,'annannannannannannannann','{"notation":"conquer finland","outcomes":[]}',1.79513933317741203312e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',99,'act',2,'annannannannannannannann','{"notation":"conquer lower_volga","outcomes":[]}',1.79513933320964884756e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',100,'act',2,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.7951393332413928509e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',101,'undo',2,'annannannannannannannann','{"n":1}',1.79513933328131437298e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',102,'act',2,'annannannannannannannann','{"notation":"stop","outcomes":[],"redo":true}',1.7951393332976043224e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',103,'act',2,'annannannannannannannann','{"notation":"place lower_volga","outcomes":[]}',1.79513933331628489499e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',104,'act',2,'annannannannannannannann','{"notation":"place novgorod","outcomes":[]}',1.79513933332563662532e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',105,'act',2,'annannannannannannannann','{"notation":"place finland","outcomes":[]}',1.79513933332952737805e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',106,'act',2,'annannannannannannannann','{"notation":"place finland","outcomes":[]}',1.79513933334549832341e+09);
INSERT INTO "entries" VALUES('hq4sp6sbfa8da89h',107,'act',2,'annannannannannannannann','{"notation":"place finland","outcomes":[]}',1.79513933335745882991e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',1,'sit',0,'annannannannannannannann','{"name":"Ann"}',1.79513935584207272528e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',2,'fill',2,'annannannannannannannann','{"level":"gentle"}',1.79513935584207272528e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',3,'sit',1,'bobbobbobbobbobbobbobbob','{"name":"Bob"}',1.79513935872570085531e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',4,'begin',NULL,'annannannannannannannann','{"order":[1,0,2]}',1.79513935873306322097e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',5,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"disc territory","outcomes":[]}',1.79513935874556374546e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',6,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"take island","outcomes":[]}',1.79513935875344920155e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',7,'act',1,'annannannannannannannann','{"notation":"disc trade","outcomes":[]}',1.79513935875747799872e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',8,'act',1,'annannannannannannannann','{"notation":"trade local_market","outcomes":[]}',1.79513935876131105421e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',9,'act',2,'','{"notation":"disc territory","outcomes":[]}',1.79513936221246147152e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',10,'act',2,'','{"notation":"take town","outcomes":[]}',1.79513936221836256984e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',11,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"disc empire","outcomes":[]}',1.79513936223251461977e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',12,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"empire e4","outcomes":[]}',1.79513936223432517052e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',13,'undo',0,'bobbobbobbobbobbobbobbob','{"n":2}',1.79513936223704123496e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',14,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"disc trade","outcomes":[]}',1.7951393622454760075e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',15,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"trade temple_gifts","outcomes":[]}',1.79513936224932765957e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',16,'act',1,'annannannannannannannann','{"notation":"disc territory","outcomes":[]}',1.79513936225331091883e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',17,'act',1,'annannannannannannannann','{"notation":"take forest","outcomes":[]}',1.79513936225904059415e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',18,'act',2,'','{"notation":"disc progress","outcomes":[]}',1.79513936227336072916e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',19,'act',2,'','{"notation":"take barter","outcomes":[]}',1.79513936227595949173e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',20,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"disc empire","outcomes":[]}',1.79513936228361749647e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',21,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"empire e2","outcomes":[]}',1.79513936228506541248e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',22,'undo',0,'bobbobbobbobbobbobbobbob','{"n":2}',1.79513936228614282607e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',23,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"disc progress","outcomes":[]}',1.79513936228738284111e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',24,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"take irrigation","outcomes":[]}',1.79513936228854775432e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',25,'act',1,'annannannannannannannann','{"notation":"disc city","outcomes":[]}',1.79513936228977632526e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',26,'act',1,'annannannannannannannann','{"notation":"take mycenae","outcomes":[]}',1.79513936229094171522e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',27,'act',2,'','{"notation":"use barter","outcomes":[]}',1.7951393622933576107e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',28,'act',2,'','{"notation":"pick 1","outcomes":[]}',1.79513936229532027237e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',29,'act',2,'','{"notation":"disc territory","outcomes":[]}',1.79513936229716539378e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',30,'act',2,'','{"notation":"take town","outcomes":[]}',1.79513936229891300205e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',31,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"disc empire","outcomes":[]}',1.79513936230324220658e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',32,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"empire e8","outcomes":[]}',1.79513936230454683299e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',33,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"place gaul 4","outcomes":[]}',1.79513936230585193637e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',34,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"place iberia 1","outcomes":[]}',1.79513936230706048014e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',35,'undo',0,'bobbobbobbobbobbobbobbob','{"n":1}',1.79513936230803012846e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',36,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"place iberia 1","outcomes":[],"redo":true}',1.79513936230925917622e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',37,'act',1,'annannannannannannannann','{"notation":"disc city","outcomes":[]}',1.79513936231042671204e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',38,'act',1,'annannannannannannannann','{"notation":"take tyre","outcomes":[]}',1.7951393623115909099e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',39,'act',2,'','{"notation":"disc territory","outcomes":[]}',1.7951393623136634827e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',40,'act',2,'','{"notation":"take town","outcomes":[]}',1795139362.31556);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',41,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"disc city","outcomes":[]}',1.79513936232409429547e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',42,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"take babylon","outcomes":[]}',1.79513936232588028904e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',43,'act',1,'annannannannannannannann','{"notation":"disc empire","outcomes":[]}',1.79513936232720947268e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',44,'act',1,'annannannannannannannann','{"notation":"empire e3","outcomes":[]}',1.79513936232837939262e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',45,'act',1,'annannannannannannannann','{"notation":"place mauretania 5","outcomes":[]}',1.79513936232967424386e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',46,'undo',1,'annannannannannannannann','{"n":1}',1.79513936233148503306e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',47,'act',1,'annannannannannannannann','{"notation":"place mauretania 5","outcomes":[],"redo":true}',1.79513936233291053774e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',48,'act',2,'','{"notation":"disc territory","outcomes":[]}',1.79513936233490967748e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',49,'act',2,'','{"notation":"take plains","outcomes":[]}',1.7951393623366522789e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',50,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"disc progress","outcomes":[]}',1.79513936234502291672e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',51,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"take fortifications","outcomes":[]}',1.79513936234631562237e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',52,'act',1,'annannannannannannannann','{"notation":"disc empire","outcomes":[]}',1.79513936234748411185e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',53,'act',1,'annannannannannannannann','{"notation":"empire e7","outcomes":[]}',1.79513936234860229496e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',54,'act',1,'annannannannannannannann','{"notation":"done","outcomes":[]}',1.79513936234978961938e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',55,'act',2,'','{"notation":"disc city","outcomes":[]}',1.79513936235177326205e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',56,'act',2,'','{"notation":"take troy","outcomes":[]}',1.7951393623537135124e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',57,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"discard babylon","outcomes":[]}',1.79513936236219978333e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',58,'act',1,'annannannannannannannann','{"notation":"done","outcomes":[]}',1795139362.36361);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',59,'undo',1,'annannannannannannannann','{"n":1}',1.79513936236539697649e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',60,'act',1,'annannannannannannannann','{"notation":"done","outcomes":[]}',1.79513936236704635621e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',61,'act',2,'','{"notation":"town cube 3","outcomes":[]}',1.79513936236889672277e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',62,'act',2,'','{"notation":"done","outcomes":[]}',1.79513936237087726589e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',63,'act',1,'annannannannannannannann','{"notation":"discard mycenae","outcomes":[]}',1.79513936237943625448e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',64,'act',1,'annannannannannannannann','{"notation":"position 2","outcomes":[]}',1.79513936238078975673e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',65,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"position 1","outcomes":[["territory","9"],["territory","26"],["territory","11"],["territory","18"],["territory","17"],["territory","14"],["territory","8"],["territory","8"],["territory","14"],["territory","8"]]}',1.79513936238219547268e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',66,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"back progress 2","outcomes":[]}',1.79513936238340139389e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',67,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"pay point 1","outcomes":[]}',1.79513936238455390926e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',68,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"take religion","outcomes":[]}',1.79513936238572955131e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',69,'act',1,'annannannannannannannann','{"notation":"back territory 3","outcomes":[]}',1.79513936238686633113e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',70,'act',1,'annannannannannannannann','{"notation":"pay gold 2","outcomes":[]}',1.79513936238797020914e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',71,'undo',1,'annannannannannannannann','{"n":2}',1.79513936238896203035e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',72,'act',1,'annannannannannannannann','{"notation":"back city 1","outcomes":[]}',1.79513936239014101027e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',73,'act',1,'annannannannannannannann','{"notation":"pay resource 2","outcomes":[]}',1.79513936239124107362e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',74,'act',1,'annannannannannannannann','{"notation":"pay cube 1","outcomes":[]}',1.79513936239239358903e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',75,'act',1,'annannannannannannannann','{"notation":"pass","outcomes":[]}',1.79513936239356923108e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',76,'act',2,'','{"notation":"use barter","outcomes":[]}',1.79513936239558553691e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',77,'act',2,'','{"notation":"pick 1","outcomes":[]}',1.79513936239750456812e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',78,'act',2,'','{"notation":"back territory 6","outcomes":[]}',1.79513936239942193035e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',79,'act',2,'','{"notation":"take town","outcomes":[]}',1.79513936240115475661e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',80,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"back territory 1","outcomes":[]}',1.79513936240651106835e+09);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',81,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"pay food 1","outcomes":[]}',1795139362.40781);
INSERT INTO "entries" VALUES('i6wv7cgwz2yndf3w',82,'act',0,'bobbobbobbobbobbobbobbob','{"notation":"pay food 3","outcomes":[]}',1.79513936240901422498e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',1,'expect',0,'annannannannannannannann','{"name":"Bob"}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',2,'expect',1,'annannannannannannannann','{"name":"Ann"}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',3,'expect',2,'annannannannannannannann','{"name":"Idris"}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',4,'act',0,'','{"notation":"disc territory","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',5,'act',0,'','{"notation":"take island","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',6,'act',1,'','{"notation":"disc trade","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',7,'act',1,'','{"notation":"trade local_market","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',8,'act',2,'','{"notation":"disc territory","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',9,'act',2,'','{"notation":"take town","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',10,'act',0,'','{"notation":"disc empire","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',11,'act',0,'','{"notation":"empire e4","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',12,'undo',0,'','{"n":2}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',13,'act',0,'','{"notation":"disc trade","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',14,'act',0,'','{"notation":"trade temple_gifts","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',15,'act',1,'','{"notation":"disc territory","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',16,'act',1,'','{"notation":"take forest","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',17,'act',2,'','{"notation":"disc progress","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',18,'act',2,'','{"notation":"take barter","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',19,'act',0,'','{"notation":"disc empire","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',20,'act',0,'','{"notation":"empire e2","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',21,'undo',0,'','{"n":2}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',22,'act',0,'','{"notation":"disc progress","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',23,'act',0,'','{"notation":"take irrigation","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',24,'act',1,'','{"notation":"disc city","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',25,'act',1,'','{"notation":"take mycenae","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',26,'act',2,'','{"notation":"use barter","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',27,'act',2,'','{"notation":"pick 1","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',28,'act',2,'','{"notation":"disc territory","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',29,'act',2,'','{"notation":"take town","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',30,'act',0,'','{"notation":"disc empire","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',31,'act',0,'','{"notation":"empire e8","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',32,'act',0,'','{"notation":"place gaul 4","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',33,'act',0,'','{"notation":"place iberia 1","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',34,'undo',0,'','{"n":1}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',35,'act',0,'','{"notation":"place iberia 1","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',36,'act',1,'','{"notation":"disc city","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',37,'act',1,'','{"notation":"take tyre","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',38,'act',2,'','{"notation":"disc territory","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',39,'act',2,'','{"notation":"take town","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',40,'act',0,'','{"notation":"disc city","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',41,'act',0,'','{"notation":"take babylon","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',42,'act',1,'','{"notation":"disc empire","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',43,'act',1,'','{"notation":"empire e3","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',44,'act',1,'','{"notation":"place mauretania 5","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',45,'undo',1,'','{"n":1}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',46,'act',1,'','{"notation":"place mauretania 5","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',47,'act',2,'','{"notation":"disc territory","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',48,'act',2,'','{"notation":"take plains","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',49,'act',0,'','{"notation":"disc progress","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',50,'act',0,'','{"notation":"take fortifications","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',51,'act',1,'','{"notation":"disc empire","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',52,'act',1,'','{"notation":"empire e7","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',53,'act',1,'','{"notation":"done","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',54,'act',2,'','{"notation":"disc city","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',55,'act',2,'','{"notation":"take troy","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',56,'act',0,'','{"notation":"discard babylon","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',57,'act',1,'','{"notation":"done","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',58,'undo',1,'','{"n":1}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',59,'act',1,'','{"notation":"done","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',60,'act',2,'','{"notation":"town cube 3","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',61,'act',2,'','{"notation":"done","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',62,'act',1,'','{"notation":"discard mycenae","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',63,'act',1,'','{"notation":"position 2","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',64,'act',0,'','{"notation":"position 1","outcomes":[["territory","9"],["territory","26"],["territory","11"],["territory","18"],["territory","17"],["territory","14"],["territory","8"],["territory","8"],["territory","14"],["territory","8"]],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',65,'act',0,'','{"notation":"back progress 2","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',66,'act',0,'','{"notation":"pay point 1","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',67,'act',0,'','{"notation":"take religion","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',68,'act',1,'','{"notation":"back territory 3","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',69,'act',1,'','{"notation":"pay gold 2","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',70,'undo',1,'','{"n":2}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',71,'act',1,'','{"notation":"back city 1","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',72,'act',1,'','{"notation":"pay resource 2","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',73,'act',1,'','{"notation":"pay cube 1","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',74,'act',1,'','{"notation":"pass","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',75,'act',2,'','{"notation":"use barter","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',76,'act',2,'','{"notation":"pick 1","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',77,'act',2,'','{"notation":"back territory 6","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',78,'act',2,'','{"notation":"take town","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',79,'act',0,'','{"notation":"back territory 1","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',80,'act',0,'','{"notation":"pay food 1","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jwyiwbsnhdkdbrzw',81,'act',0,'','{"notation":"pay food 3","outcomes":[],"scripted":true}',1.79513940147468209268e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',1,'sit',0,'annannannannannannannann','{"name":"Ann"}',1.7951393333680205345e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',2,'sit',1,'bobbobbobbobbobbobbobbob','{"name":"Bob"}',1.79513933522968602177e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',3,'begin',NULL,'annannannannannannannann','{"order":[0,1]}',1.79513933524828672412e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',4,'act',0,'annannannannannannannann','{"notation":"sea -1.4","outcomes":[]}',1.79513933527344298358e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',5,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"sea -3.3","outcomes":[]}',1.79513933527824068063e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',6,'act',0,'annannannannannannannann','{"notation":"sea 1.5","outcomes":[]}',1.79513933528553652763e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',7,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"sea 4.4","outcomes":[]}',1.79513933529754614827e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',8,'act',0,'annannannannannannannann','{"notation":"sea -2.7","outcomes":[]}',1.79513933531746196744e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',9,'undo',0,'annannannannannannannann','{"n":1}',1.79513933533338379856e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',10,'act',0,'annannannannannannannann','{"notation":"sea -2.7","outcomes":[],"redo":true}',1.79513933533754205707e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',11,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"sea 4.-1","outcomes":[]}',1.79513933535752773281e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',12,'act',0,'annannannannannannannann','{"notation":"sea -4.6","outcomes":[]}',1.79513933538149333003e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',13,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"sea 0.8","outcomes":[]}',1.79513933538946437833e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',14,'act',0,'annannannannannannannann','{"notation":"sea -5.9","outcomes":[]}',1.79513933539746761321e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',15,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"sea -7.8","outcomes":[]}',1.79513933543348574639e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',16,'act',0,'annannannannannannannann','{"notation":"sea -8.11","outcomes":[]}',1.79513933544404506682e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',17,'undo',0,'annannannannannannannann','{"n":1}',1.79513933545314574241e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',18,'act',0,'annannannannannannannann','{"notation":"sea -8.11","outcomes":[]}',1.79513933546493935581e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',19,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"sea -3.10","outcomes":[]}',1.7951393354899945259e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',20,'act',0,'annannannannannannannann','{"notation":"plain -1.2 0","outcomes":[]}',1.79513933550578737253e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',21,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"plain 1.5 1","outcomes":[]}',1.79513933552222228057e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',22,'act',0,'annannannannannannannann','{"notation":"plain -3.5 1","outcomes":[]}',1.79513933553609752657e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',23,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"plain 2.2 1","outcomes":[]}',1.79513933556145405768e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',24,'act',0,'annannannannannannannann','{"notation":"plain -4.8 0","outcomes":[]}',1.79513933558945846559e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',25,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"plain 3.0 0","outcomes":[]}',1.79513933559560823443e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',26,'act',0,'annannannannannannannann','{"notation":"plain -7.9 1","outcomes":[]}',1.79513933560134339331e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',27,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"plain -1.8 1","outcomes":[]}',1.79513933562142276767e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',28,'act',0,'annannannannannannannann','{"notation":"plain -6.7 0","outcomes":[]}',1.79513933564544630053e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',29,'undo',0,'annannannannannannannann','{"n":1}',1.79513933566917252538e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',30,'act',0,'annannannannannannannann','{"notation":"plain 4.3 1","outcomes":[]}',1.79513933568945622445e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',31,'undo',0,'annannannannannannannann','{"n":1}',1.79513933572114944454e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',32,'act',0,'annannannannannannannann','{"notation":"plain 4.3 1","outcomes":[],"redo":true}',1.79513933573362827298e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',33,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"plain -6.7 0","outcomes":[]}',1.79513933574168324473e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',34,'act',0,'annannannannannannannann','{"notation":"forest -4.8 0","outcomes":[]}',1.79513933578165316585e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',35,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"forest 1.5 2","outcomes":[]}',1.79513933581761670117e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',36,'act',0,'annannannannannannannann','{"notation":"forest 0.2 2","outcomes":[]}',1.79513933588146567341e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',37,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"forest 2.2 1","outcomes":[]}',1.79513933590144300457e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',38,'act',0,'annannannannannannannann','{"notation":"forest -7.9 1","outcomes":[]}',1.79513933592146301271e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',39,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"forest 4.0 2","outcomes":[]}',1.79513933595743823052e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',40,'act',0,'annannannannannannannann','{"notation":"forest -3.6 1","outcomes":[]}',1.79513933596537566183e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',41,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"forest -1.8 0","outcomes":[]}',1.79513933598555779462e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',42,'act',0,'annannannannannannannann','{"notation":"mountain -1.8 1","outcomes":[]}',1.79513933601751422882e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',43,'undo',0,'annannannannannannannann','{"n":1}',1.79513933603318047525e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',44,'act',0,'annannannannannannannann','{"notation":"mountain -4.6 1","outcomes":[]}',1.79513933606544852251e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',45,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"mountain 1.3 0","outcomes":[]}',1.79513933607588100434e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',46,'act',0,'annannannannannannannann','{"notation":"mountain 3.0 0","outcomes":[]}',1.7951393361095685959e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',47,'undo',0,'annannannannannannannann','{"n":1}',1.79513933614117741585e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',48,'act',0,'annannannannannannannann','{"notation":"mountain 3.0 0","outcomes":[],"redo":true}',1.79513933616542458535e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',49,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"mountain 0.5 0","outcomes":[]}',1.79513933618943452834e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',50,'act',0,'annannannannannannannann','{"notation":"mountain -1.2 0","outcomes":[]}',1.79513933619741201399e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',51,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"mountain -8.10 0","outcomes":[]}',1.79513933627352142334e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',52,'act',0,'annannannannannannannann','{"notation":"glacier -8.10 0","outcomes":[]}',1.79513933628078603751e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',53,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"glacier 1.3 0","outcomes":[["first","1"]]}',1.79513933631807327275e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',54,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"deploy city 0.3","outcomes":[]}',1.79513933632287502289e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',55,'act',0,'annannannannannannannann','{"notation":"deploy ship 5.-2","outcomes":[]}',1.79513933632966518399e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',56,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"deploy nomad 0.7","outcomes":[]}',1.79513933634164452556e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',57,'act',0,'annannannannannannannann','{"notation":"deploy city -2.8","outcomes":[]}',1.79513933635368680948e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',58,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"deploy ship -9.11","outcomes":[]}',1.79513933635853958131e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',59,'act',0,'annannannannannannannann','{"notation":"deploy nomad 5.3","outcomes":[]}',1.79513933637606191637e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',60,'act',0,'annannannannannannannann','{"notation":"play ship","outcomes":[]}',1.79513933638118386264e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',61,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"play nomad","outcomes":[]}',1.79513933638635325438e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',62,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"wake 0.7","outcomes":[]}',1.79513933640538549422e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',63,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"move 0.8","outcomes":[]}',1.7951393364070284366e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',64,'act',0,'annannannannannannannann','{"notation":"end","outcomes":[]}',1.79513933640838599208e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',65,'act',0,'annannannannannannannann','{"notation":"play nomad","outcomes":[]}',1.79513933641334247587e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',66,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"play ship","outcomes":[]}',1795139336.42143);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',67,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"end","outcomes":[]}',1.79513933642711281772e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',68,'act',0,'annannannannannannannann','{"notation":"wake 5.3","outcomes":[]}',1795139336.43348);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',69,'act',0,'annannannannannannannann','{"notation":"move 4.3","outcomes":[]}',1.7951393364427301884e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',70,'act',0,'annannannannannannannann','{"notation":"play city","outcomes":[]}',1.79513933644906258577e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',71,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"play city","outcomes":[]}',1.79513933646156549454e+09);
INSERT INTO "entries" VALUES('jz26iz6f68ecf77t',72,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"wake 0.3","outcomes":[]}',1.79513933646954369546e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',1,'sit',0,'annannannannannannannann','{"name":"Ann"}',1.79513933647566843038e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',2,'fill',2,'annannannannannannannann','{"level":"gentle"}',1.79513933647566843038e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',3,'sit',1,'bobbobbobbobbobbobbobbob','{"name":"Bob"}',1.79513934502987861628e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',4,'begin',NULL,'annannannannannannannann','{"order":[2,1,0]}',1.79513934503372550016e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',5,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"begin architects wetland","outcomes":[]}',1.79513934504730129242e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',6,'undo',1,'bobbobbobbobbobbobbobbob','{"n":1}',1.7951393450571861267e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',7,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"begin architects wetland","outcomes":[],"redo":true}',1.79513934507544279097e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',8,'act',2,'annannannannannannannann','{"notation":"begin nomads forest","outcomes":[]}',1.79513934513369584084e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',9,'act',0,'','{"notation":"begin leaders grassland","outcomes":[]}',1.79513935438577485088e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',10,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"plot 7.8","outcomes":[]}',1.79513935440142750736e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',11,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"plot 3.5","outcomes":[["tile","7"],["tapestry","15"],["tile","17"],["tapestry","42"],["tile","16"],["tapestry","3"]]}',1.79513935440947461127e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',12,'act',2,'annannannannannannannann','{"notation":"advance technology","outcomes":[]}',1.79513935442171454429e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',13,'undo',2,'annannannannannannannann','{"n":1}',1.79513935442532300947e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',14,'act',2,'annannannannannannannann','{"notation":"advance military","outcomes":[]}',1.79513935442957425119e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',15,'act',2,'annannannannannannannann','{"notation":"pay food","outcomes":[]}',1.79513935443132615094e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',16,'act',2,'annannannannannannannann','{"notation":"conquer -1.-1","outcomes":[["red","3"],["black","5"]]}',1.79513935443846535684e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',17,'act',0,'','{"notation":"income","outcomes":[]}',1.79513935445815253251e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',18,'act',0,'','{"notation":"track technology","outcomes":[]}',1.79513935446553063394e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',19,'act',0,'','{"notation":"invent concrete","outcomes":[["tech","20"]]}',1.79513935446896767613e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',20,'act',0,'','{"notation":"play trap","outcomes":[]}',1.79513935447585892672e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',21,'act',0,'','{"notation":"take worker","outcomes":[]}',1795139354.48701);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',22,'act',0,'','{"notation":"upgrade concrete","outcomes":[]}',1.79513935449742436409e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',23,'act',0,'','{"notation":"plot 1.2","outcomes":[["tile","13"],["tapestry","19"]]}',1.79513935450967478755e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',24,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"income","outcomes":[]}',1.79513935451761388775e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',25,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"play age_of_wonders","outcomes":[]}',1.79513935451930546757e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',26,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"take food","outcomes":[["tile","17"],["tapestry","9"]]}',1.79513935452179765697e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',27,'act',2,'annannannannannannannann','{"notation":"advance military","outcomes":[]}',1.79513935452852916715e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',28,'act',2,'annannannannannannannann','{"notation":"pay culture","outcomes":[["tapestry","22"]]}',1.79513935453788089748e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',29,'act',2,'annannannannannannannann','{"notation":"pay coin","outcomes":[]}',1795139354.53982);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',30,'act',2,'annannannannannannannann','{"notation":"plot 1.2","outcomes":[]}',1.79513935454982638357e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',31,'undo',2,'annannannannannannannann','{"n":1}',1.79513935455221629138e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',32,'act',2,'annannannannannannannann','{"notation":"plot 1.2","outcomes":[],"redo":true}',1.79513935456624650955e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',33,'act',0,'','{"notation":"advance technology","outcomes":[]}',1.79513935458554553981e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',34,'act',0,'','{"notation":"pay worker","outcomes":[["tapestry","23"]]}',1.7951393545987296104e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',35,'act',0,'','{"notation":"pay food","outcomes":[]}',1.79513935462952327727e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',36,'act',0,'','{"notation":"plot 1.1","outcomes":[]}',1.79513935466161060334e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',37,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"advance technology","outcomes":[]}',1.79513935468143534662e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',38,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"pay worker","outcomes":[]}',1.79513935472181868557e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',39,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"invent deck","outcomes":[["tech","14"]]}',1.79513935474184775347e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',40,'act',2,'annannannannannannannann','{"notation":"advance technology","outcomes":[]}',1.79513935474989747998e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',41,'act',2,'annannannannannannannann','{"notation":"invent sewage_and_plumbing","outcomes":[["tech","3"]]}',1.79513935476562857627e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',42,'act',0,'','{"notation":"advance technology","outcomes":[]}',1.79513935479318070408e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',43,'act',0,'','{"notation":"pay coin","outcomes":[]}',1.79513935482553672788e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',44,'act',0,'','{"notation":"pick 2","outcomes":[]}',1.79513935484310197835e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',45,'act',0,'','{"notation":"plot 1.3","outcomes":[]}',1.79513935487375259395e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',46,'act',0,'','{"notation":"take food","outcomes":[]}',1.79513935490552544596e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',47,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"advance science","outcomes":[]}',1.79513935494137883189e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',48,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"pay culture","outcomes":[["science","8"]]}',1.79513935494994735712e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',49,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"decline","outcomes":[]}',1.79513935495410466196e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',50,'act',2,'annannannannannannannann','{"notation":"play monarchy","outcomes":[]}',1.7951393549738335609e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',51,'act',2,'annannannannannannannann','{"notation":"upgrade sewage_and_plumbing","outcomes":[["tile","6"],["tapestry","16"]]}',1.79513935497800946241e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',52,'act',0,'','{"notation":"advance technology","outcomes":[]}',1.79513935500766539567e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',53,'act',0,'','{"notation":"pay culture","outcomes":[]}',1.79513935501511645315e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',54,'act',0,'','{"notation":"site 4.2 0","outcomes":[]}',1.795139355025318861e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',55,'act',0,'','{"notation":"decline","outcomes":[]}',1.79513935503819799426e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',56,'act',0,'','{"notation":"invent assembly_line","outcomes":[["tech","7"]]}',1.79513935505437922479e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',57,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"advance military","outcomes":[]}',1.79513935508939290047e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',58,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"pay food","outcomes":[]}',1.79513935511363554005e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',59,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"conquer 1.1","outcomes":[["red","4"],["black","1"]]}',1.79513935512963771824e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',60,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"die black","outcomes":[]}',1.79513935515367865566e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',61,'act',2,'annannannannannannannann','{"notation":"advance technology","outcomes":[]}',1.79513935516169404978e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',62,'act',2,'annannannannannannannann','{"notation":"pay culture","outcomes":[["tapestry","29"]]}',1.795139355213698864e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',63,'act',2,'annannannannannannannann','{"notation":"pay food","outcomes":[]}',1.79513935523826694481e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',64,'act',2,'annannannannannannannann','{"notation":"plot 9.3","outcomes":[]}',1.79513935524179720883e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',65,'undo',2,'annannannannannannannann','{"n":1}',1.79513935527807974817e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',66,'act',2,'annannannannannannannann','{"notation":"plot 3.5","outcomes":[]}',1.79513935530018782613e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',67,'act',0,'','{"notation":"advance technology","outcomes":[]}',1.79513935533366656305e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',68,'act',0,'','{"notation":"pay food","outcomes":[]}',1.79513935534631800653e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',69,'act',0,'','{"notation":"build farm","outcomes":[]}',1.79513935536948537833e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',70,'act',0,'','{"notation":"plot 4.1","outcomes":[]}',1.7951393553935790062e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',71,'act',0,'','{"notation":"decline","outcomes":[]}',1.7951393554013836384e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',72,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"advance military","outcomes":[]}',1.79513935540337920193e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',73,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"pay culture","outcomes":[["tapestry","34"]]}',1.79513935540500426291e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',74,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"pay worker","outcomes":[]}',1.79513935541019964219e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',75,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"plot 4.9","outcomes":[]}',1.79513935541166281704e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',76,'act',2,'annannannannannannannann','{"notation":"advance technology","outcomes":[]}',1.79513935541303944589e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',77,'act',2,'annannannannannannannann','{"notation":"pay worker","outcomes":[]}',1.79513935541815304762e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',78,'act',2,'annannannannannannannann','{"notation":"pick 1","outcomes":[]}',1.79513935541948270796e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',79,'act',2,'annannannannannannannann','{"notation":"invent warships","outcomes":[["tech","7"]]}',1.79513935542541837688e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',80,'act',0,'','{"notation":"income","outcomes":[]}',1.79513935543115162856e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',81,'act',0,'','{"notation":"track military","outcomes":[]}',1.79513935544138526919e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',82,'act',0,'','{"notation":"conquer -1.2","outcomes":[["red","1"],["black","3"]]}',1.79513935545276021952e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',83,'act',0,'','{"notation":"die black","outcomes":[]}',1.79513935545592141157e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',84,'act',0,'','{"notation":"play olympic_host","outcomes":[]}',1.79513935547618842117e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',85,'act',0,'','{"notation":"take coin","outcomes":[]}',1.79513935548063182832e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',86,'act',0,'','{"notation":"take coin","outcomes":[]}',1.79513935549336314202e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',87,'act',0,'','{"notation":"accept","outcomes":[]}',1.79513935550128030777e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',88,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"accept","outcomes":[]}',1.79513935552548432351e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',89,'act',0,'','{"notation":"build market","outcomes":[]}',1.79513935554142880441e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',90,'act',0,'','{"notation":"plot 5.1","outcomes":[]}',1.79513935554744648932e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',91,'act',0,'','{"notation":"take worker","outcomes":[]}',1.79513935556542277328e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',92,'act',0,'','{"notation":"upgrade assembly_line","outcomes":[["tile","24"],["tapestry","16"]]}',1.79513935558266139033e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',93,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"advance exploration","outcomes":[]}',1.79513935560091781621e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',94,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"pay coin","outcomes":[["tile","12"],["tile","0"]]}',1.79513935560973763466e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',95,'act',2,'annannannannannannannann','{"notation":"advance exploration","outcomes":[]}',1.79513935561755084988e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',96,'act',2,'annannannannannannannann','{"notation":"pay coin","outcomes":[["tile","38"],["tile","15"]]}',1.79513935562571048734e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',97,'act',0,'','{"notation":"advance technology","outcomes":[]}',1.79513935563589930536e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',98,'act',0,'','{"notation":"pay coin","outcomes":[]}',1.79513935567827224732e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',99,'act',0,'','{"notation":"pick 2","outcomes":[]}',1.79513935569343733786e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',100,'act',0,'','{"notation":"plot 4.8","outcomes":[]}',1.79513935570899462704e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',101,'act',0,'','{"notation":"decline","outcomes":[]}',1.79513935574136137968e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',102,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"income","outcomes":[]}',1.79513935576692628855e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',103,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"play dark_ages","outcomes":[]}',1.7951393557747013569e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',104,'undo',1,'bobbobbobbobbobbobbobbob','{"n":1}',1.79513935579743242262e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',105,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"play dark_ages","outcomes":[],"redo":true}',1.79513935582971310622e+09);
INSERT INTO "entries" VALUES('q9sabsrj5ityp7jh',106,'act',1,'bobbobbobbobbobbobbobbob','{"notation":"track science","outcomes":[]}',1.79513935583907723427e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',1,'sit',0,'annannannannannannannann','{"name":"Ann"}',1.79513937511045694353e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',2,'fill',1,'annannannannannannannann','{"level":"gentle"}',1.79513937511045694353e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',3,'fill',2,'annannannannannannannann','{"level":"gentle"}',1.79513937511045694353e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',4,'begin',NULL,'annannannannannannannann','{"order":[1,0,2]}',1.79513937511045694353e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',5,'act',0,'','{"notation":"take IV","outcomes":[["draw","messages"],["draw","messages"]]}',1.79513937618996787066e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',6,'act',1,'annannannannannannannann','{"notation":"take I","outcomes":[["draw","barbarians"],["draw","mines"]]}',1.79513937621211528772e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',7,'act',2,'','{"notation":"take I","outcomes":[["draw","livestock"],["draw","agriculture_decline"]]}',1.79513937622805070876e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',8,'act',0,'','{"notation":"conquer flanders","outcomes":[]}',1.79513937625145268443e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',9,'act',0,'','{"notation":"conquer gaul_north","outcomes":[]}',1.79513937627251172072e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',10,'act',0,'','{"notation":"conquer england","outcomes":[]}',1.79513937629454565052e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',11,'act',0,'','{"notation":"conquer saxony","outcomes":[]}',1.79513937630541467668e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',12,'act',0,'','{"notation":"conquer poland","outcomes":[]}',1.79513937631994986536e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',13,'act',0,'','{"notation":"spies polesia","outcomes":[]}',1.79513937633573889733e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',14,'act',0,'','{"notation":"stop","outcomes":[]}',1.79513937635314345365e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',15,'act',0,'','{"notation":"place flanders","outcomes":[]}',1.79513937638251137732e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',16,'act',0,'','{"notation":"place england","outcomes":[]}',1.7951393763945963383e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',17,'act',0,'','{"notation":"place flanders","outcomes":[]}',1.79513937641774249083e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',18,'act',0,'','{"notation":"place flanders","outcomes":[]}',1.7951393764294743538e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',19,'act',0,'','{"notation":"place england","outcomes":[]}',1.79513937643272185329e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',20,'act',0,'','{"notation":"place flanders","outcomes":[]}',1.79513937644125127794e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',21,'act',0,'','{"notation":"place england","outcomes":[]}',1.7951393764506530762e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',22,'act',0,'','{"notation":"place flanders","outcomes":[]}',1.79513937645328688626e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',23,'act',0,'','{"notation":"place flanders","outcomes":[]}',1.79513937646201133732e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',24,'act',0,'','{"notation":"place england","outcomes":[]}',1.79513937646762323377e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',25,'act',0,'','{"notation":"place flanders","outcomes":[]}',1.79513937647015380861e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',26,'act',1,'annannannannannannannann','{"notation":"conquer andalusia","outcomes":[]}',1.79513937648376750949e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',27,'act',1,'annannannannannannannann','{"notation":"conquer spain_forest","outcomes":[]}',1.79513937648971509935e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',28,'act',1,'annannannannannannannann','{"notation":"conquer iberia_west","outcomes":[]}',1.7951393764915571212e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',29,'act',1,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.79513937649307179448e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',30,'act',1,'annannannannannannannann','{"notation":"place andalusia","outcomes":[]}',1.79513937650255012514e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',31,'act',1,'annannannannannannannann','{"notation":"place spain_forest","outcomes":[]}',1.79513937650403189658e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',32,'act',1,'annannannannannannannann','{"notation":"place andalusia","outcomes":[]}',1.79513937650529217717e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',33,'act',1,'annannannannannannannann','{"notation":"place andalusia","outcomes":[]}',1.7951393765064466e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',34,'act',1,'annannannannannannannann','{"notation":"place andalusia","outcomes":[]}',1.79513937651062750822e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',35,'act',1,'annannannannannannannann','{"notation":"place andalusia","outcomes":[]}',1.79513937651774644851e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',36,'act',1,'annannannannannannannann','{"notation":"place iberia_west","outcomes":[]}',1.7951393765224537849e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',37,'act',1,'annannannannannannannann','{"notation":"place spain_forest","outcomes":[]}',1.79513937652528429026e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',38,'act',2,'','{"notation":"conquer poland","outcomes":[]}',1.79513937653796362874e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',39,'act',2,'','{"notation":"conquer saxony","outcomes":[]}',1.79513937654061436657e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',40,'act',2,'','{"notation":"conquer prussia","outcomes":[]}',1.79513937654572200775e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',41,'act',2,'','{"notation":"conquer jutland","outcomes":[]}',1.79513937655787515637e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',42,'act',2,'','{"notation":"conquer polesia","outcomes":[]}',1.79513937656533217436e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',43,'act',2,'','{"notation":"conquer muscovy","outcomes":[]}',1.79513937658544206615e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',44,'act',2,'','{"notation":"conquer ukraine","outcomes":[]}',1.79513937659336924547e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',45,'act',2,'','{"notation":"stop","outcomes":[]}',1.79513937660140681261e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',46,'act',2,'','{"notation":"place jutland","outcomes":[]}',1.79513937660975146292e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',47,'act',2,'','{"notation":"place saxony","outcomes":[]}',1.79513937661771106725e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',48,'act',2,'','{"notation":"place jutland","outcomes":[]}',1.7951393766252169609e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',49,'act',2,'','{"notation":"place jutland","outcomes":[]}',1.79513937663127636909e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',50,'act',2,'','{"notation":"place saxony","outcomes":[]}',1.79513937664128851888e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',51,'act',2,'','{"notation":"place jutland","outcomes":[]}',1.79513937665198206896e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',52,'act',2,'','{"notation":"place saxony","outcomes":[]}',1.79513937665722393991e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',53,'act',2,'','{"notation":"place jutland","outcomes":[]}',1.7951393766691710949e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',54,'act',0,'','{"notation":"gather","outcomes":[]}',1.79513937667314672471e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',55,'act',0,'','{"notation":"spies saxony","outcomes":[]}',1.79513937668533086772e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',56,'act',0,'','{"notation":"conquer poland","outcomes":[]}',1.79513937668822503093e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',57,'act',0,'','{"notation":"conquer ukraine","outcomes":[]}',1.79513937669974327085e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',58,'act',0,'','{"notation":"conquer dacia","outcomes":[]}',1.79513937670532059669e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',59,'act',0,'','{"notation":"stop","outcomes":[]}',1.79513937672138261794e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',60,'act',2,'','{"notation":"place prussia","outcomes":[]}',1.79513937672652626039e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',61,'act',2,'','{"notation":"place polesia","outcomes":[]}',1.79513937674135375024e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',62,'act',2,'','{"notation":"place prussia","outcomes":[]}',1.79513937674656462667e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',63,'act',0,'','{"notation":"place poland","outcomes":[]}',1.79513937675868153571e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',64,'act',0,'','{"notation":"place ukraine","outcomes":[]}',1.79513937676142621042e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',65,'act',0,'','{"notation":"place flanders","outcomes":[]}',1.79513937676795959472e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',66,'act',0,'','{"notation":"place saxony","outcomes":[]}',1.79513937677731800083e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',67,'act',0,'','{"notation":"place poland","outcomes":[]}',1.79513937678242397307e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',68,'act',0,'','{"notation":"place ukraine","outcomes":[]}',1.795139376794891119e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',69,'act',0,'','{"notation":"place poland","outcomes":[]}',1.79513937680539178848e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',70,'act',1,'annannannannannannannann','{"notation":"abandon iberia_west","outcomes":[]}',1795139376.81554);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',71,'act',1,'annannannannannannannann','{"notation":"abandon spain_forest","outcomes":[]}',1.7951393768175528049e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',72,'act',1,'annannannannannannannann','{"notation":"gather","outcomes":[]}',1.79513937682953763005e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',73,'act',1,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.79513937683126449584e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',74,'act',1,'annannannannannannannann','{"notation":"place andalusia","outcomes":[]}',1.79513937683259391792e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',75,'act',1,'annannannannannannannann','{"notation":"place andalusia","outcomes":[]}',1.79513937683781552318e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',76,'act',1,'annannannannannannannann','{"notation":"place andalusia","outcomes":[]}',1.79513937684566855434e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',77,'undo',1,'annannannannannannannann','{"n":36,"rewind":true}',1795139376.84725);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',78,'act',2,'','{"notation":"conquer jutland","outcomes":[]}',1.79513937685462188721e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',79,'act',2,'','{"notation":"conquer polesia","outcomes":[]}',1.79513937685947322841e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',80,'act',2,'','{"notation":"conquer muscovy","outcomes":[]}',1795139376.8697);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',81,'act',2,'','{"notation":"conquer ukraine","outcomes":[]}',1.79513937688945579528e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',82,'act',2,'','{"notation":"stop","outcomes":[]}',1.79513937689246916773e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',83,'act',2,'','{"notation":"place jutland","outcomes":[]}',1.79513937690146899227e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',84,'act',2,'','{"notation":"place saxony","outcomes":[]}',1.79513937691138243677e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',85,'act',2,'','{"notation":"place jutland","outcomes":[]}',1.79513937692242503169e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',86,'act',2,'','{"notation":"place jutland","outcomes":[]}',1.79513937692514896388e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',87,'act',2,'','{"notation":"place saxony","outcomes":[]}',1.79513937693766355511e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',88,'act',2,'','{"notation":"place jutland","outcomes":[]}',1.79513937694037628177e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',89,'act',2,'','{"notation":"place saxony","outcomes":[]}',1.79513937695056676868e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',90,'act',2,'','{"notation":"place jutland","outcomes":[]}',1.79513937695314788811e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',91,'act',0,'','{"notation":"gather","outcomes":[]}',1.79513937696233820918e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',92,'act',0,'','{"notation":"spies saxony","outcomes":[]}',1.79513937697738623624e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',93,'act',0,'','{"notation":"conquer poland","outcomes":[]}',1.79513937698060894012e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',94,'act',0,'','{"notation":"conquer ukraine","outcomes":[]}',1.79513937699339652057e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',95,'act',0,'','{"notation":"conquer dacia","outcomes":[]}',1.79513937699878978722e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',96,'act',0,'','{"notation":"stop","outcomes":[]}',1.79513937700587368007e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',97,'act',2,'','{"notation":"place prussia","outcomes":[]}',1.79513937701177358628e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',98,'act',2,'','{"notation":"place polesia","outcomes":[]}',1.79513937701876592637e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',99,'act',2,'','{"notation":"place prussia","outcomes":[]}',1795139377.0216);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',100,'act',0,'','{"notation":"place poland","outcomes":[]}',1.79513937702739024161e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',101,'act',0,'','{"notation":"place ukraine","outcomes":[]}',1.79513937703347492219e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',102,'act',0,'','{"notation":"place flanders","outcomes":[]}',1.79513937703958582881e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',103,'act',0,'','{"notation":"place saxony","outcomes":[]}',1.79513937704524350171e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',104,'act',0,'','{"notation":"place poland","outcomes":[]}',1.79513937704783940315e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',105,'act',0,'','{"notation":"place ukraine","outcomes":[]}',1.79513937705695104602e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',106,'act',0,'','{"notation":"place poland","outcomes":[]}',1.79513937706662631034e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',107,'act',1,'annannannannannannannann','{"notation":"gather","outcomes":[]}',1.79513937707656097411e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',108,'act',1,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.79513937708560585978e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',109,'act',1,'annannannannannannannann','{"notation":"place andalusia","outcomes":[]}',1.79513937708736109736e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',110,'act',1,'annannannannannannannann','{"notation":"place andalusia","outcomes":[]}',1.79513937709348130227e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',111,'undo',1,'annannannannannannannann','{"n":1}',1.79513937709727931018e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',112,'act',1,'annannannannannannannann','{"notation":"place andalusia","outcomes":[],"redo":true}',1.79513937709884190564e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',113,'act',1,'annannannannannannannann','{"notation":"place spain_forest","outcomes":[]}',1.79513937710014438633e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',114,'act',1,'annannannannannannannann','{"notation":"place iberia_west","outcomes":[]}',1.79513937710137104985e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',115,'undo',1,'annannannannannannannann','{"n":1}',1.79513937710919570917e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',116,'act',1,'annannannannannannannann','{"notation":"place andalusia","outcomes":[]}',1.79513937711071062085e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',117,'act',1,'annannannannannannannann','{"notation":"place spain_forest","outcomes":[]}',1.79513937712130141255e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',118,'act',1,'annannannannannannannann','{"notation":"place iberia_west","outcomes":[]}',1.79513937712299513809e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',119,'act',1,'annannannannannannannann','{"notation":"place iberia_west","outcomes":[]}',1.7951393771243312359e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',120,'standin',1,'annannannannannannannann','{"level":"gentle"}',1.7951393771335124969e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',121,'back',1,'annannannannannannannann','{}',1.79513937713757896425e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',122,'act',1,'annannannannannannannann','{"notation":"place iberia_west","outcomes":[]}',1.7951393771395163536e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',123,'act',2,'','{"notation":"gather","outcomes":[]}',1.7951394011698913574e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',124,'act',2,'','{"notation":"conquer don","outcomes":[]}',1.79513940120140552516e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',125,'act',2,'','{"notation":"conquer lower_volga","outcomes":[]}',1.79513940122258257867e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',126,'act',2,'','{"notation":"conquer saxony","outcomes":[]}',1.79513940123051881792e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',127,'act',2,'','{"notation":"conquer tauris","outcomes":[]}',1.79513940123852825162e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',128,'act',2,'','{"notation":"stop","outcomes":[]}',1.79513940125450778008e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',129,'act',0,'','{"notation":"place ukraine","outcomes":[]}',1.79513940126548266406e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',130,'act',2,'','{"notation":"place saxony","outcomes":[]}',1.79513940127796411518e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',131,'act',2,'','{"notation":"place tauris","outcomes":[]}',1.79513940129017663003e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',132,'act',2,'','{"notation":"place polesia","outcomes":[]}',1.79513940129869508741e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',133,'act',2,'','{"notation":"place jutland","outcomes":[]}',1.79513940131057691575e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',134,'act',0,'','{"notation":"gather","outcomes":[]}',1.79513940131334757801e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',135,'act',0,'','{"notation":"spies polesia","outcomes":[]}',1.79513940131726360319e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',136,'act',0,'','{"notation":"conquer prussia","outcomes":[]}',1.79513940133344531064e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',137,'act',0,'','{"notation":"stop","outcomes":[]}',1.79513940134537220002e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',138,'act',2,'','{"notation":"place muscovy","outcomes":[]}',1.79513940135061955457e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',139,'act',0,'','{"notation":"place ukraine","outcomes":[]}',1.79513940136128425598e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',140,'act',0,'','{"notation":"place flanders","outcomes":[]}',1795139401.36406);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',141,'act',0,'','{"notation":"place ukraine","outcomes":[]}',1.79513940137032365802e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',142,'act',0,'','{"notation":"place flanders","outcomes":[]}',1.79513940138235378266e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',143,'act',0,'','{"notation":"place ukraine","outcomes":[]}',1.79513940138930296898e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',144,'act',0,'','{"notation":"keep prussia","outcomes":[]}',1.79513940139474987983e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',145,'act',1,'annannannannannannannann','{"notation":"abandon spain_forest","outcomes":[]}',1.7951394014149723053e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',146,'act',1,'annannannannannannannann','{"notation":"gather","outcomes":[]}',1.7951394014168434143e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',147,'undo',1,'annannannannannannannann','{"n":1}',1.79513940141810870174e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',148,'act',1,'annannannannannannannann','{"notation":"gather","outcomes":[],"redo":true}',1.79513940142135429382e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',149,'act',1,'annannannannannannannann','{"notation":"conquer spain_forest","outcomes":[]}',1.79513940142274069783e+09);
INSERT INTO "entries" VALUES('w5in5awd3uzr33rz',150,'act',1,'annannannannannannannann','{"notation":"stop","outcomes":[]}',1.79513940143351793292e+09);
CREATE TABLE friend_links (
	guest TEXT NOT NULL, 
	code TEXT NOT NULL, 
	PRIMARY KEY (guest), 
	UNIQUE (code)
);
CREATE TABLE friends (
	guest TEXT NOT NULL, 
	other TEXT NOT NULL, 
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (guest, other), 
	UNIQUE (id)
);
CREATE TABLE guests (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE holidays (
	guest TEXT NOT NULL, 
	year INTEGER NOT NULL, 
	days INTEGER NOT NULL, 
	PRIMARY KEY (guest, year)
);
CREATE TABLE invitations (
	table_id TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	"by" TEXT NOT NULL, 
	kept BOOLEAN NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, guest), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE members (
	guest TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "members" VALUES('annannannannannannannann','5nmdd3kbwq6d774v');
INSERT INTO "members" VALUES('annannannannannannannann','8ekrgvsw2r75xeqv');
INSERT INTO "members" VALUES('annannannannannannannann','9w45v7n8ec8saams');
INSERT INTO "members" VALUES('annannannannannannannann','hkvj6c3976zrcb4h');
INSERT INTO "members" VALUES('annannannannannannannann','hq4sp6sbfa8da89h');
INSERT INTO "members" VALUES('annannannannannannannann','i6wv7cgwz2yndf3w');
INSERT INTO "members" VALUES('annannannannannannannann','jwyiwbsnhdkdbrzw');
INSERT INTO "members" VALUES('annannannannannannannann','jz26iz6f68ecf77t');
INSERT INTO "members" VALUES('annannannannannannannann','q9sabsrj5ityp7jh');
INSERT INTO "members" VALUES('annannannannannannannann','w5in5awd3uzr33rz');
INSERT INTO "members" VALUES('bobbobbobbobbobbobbobbob','hkvj6c3976zrcb4h');
INSERT INTO "members" VALUES('bobbobbobbobbobbobbobbob','hq4sp6sbfa8da89h');
INSERT INTO "members" VALUES('bobbobbobbobbobbobbobbob','i6wv7cgwz2yndf3w');
INSERT INTO "members" VALUES('bobbobbobbobbobbobbobbob','jz26iz6f68ecf77t');
INSERT INTO "members" VALUES('bobbobbobbobbobbobbobbob','q9sabsrj5ityp7jh');
CREATE TABLE notices (
	"key" TEXT NOT NULL, 
	channel TEXT NOT NULL, 
	table_id TEXT, 
	guest TEXT NOT NULL, 
	what TEXT NOT NULL, 
	data JSON NOT NULL, 
	made DOUBLE NOT NULL, 
	due DOUBLE NOT NULL, 
	tries INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	lease TEXT NOT NULL, 
	leased DOUBLE NOT NULL, 
	PRIMARY KEY ("key"), 
	FOREIGN KEY(channel) REFERENCES channels (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE operator_log (
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	what TEXT NOT NULL, 
	about TEXT NOT NULL, 
	details JSON NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE operator_tokens (
	hash TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE papers (
	table_id TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	note TEXT NOT NULL, 
	marks JSON NOT NULL, 
	version INTEGER NOT NULL, 
	changed DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, guest), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE passkeys (
	id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	site TEXT NOT NULL, 
	public_key TEXT NOT NULL, 
	sign_count BIGINT NOT NULL, 
	label TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	used DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE permits (
	what TEXT NOT NULL, 
	PRIMARY KEY (what)
);
CREATE TABLE persons (
	id TEXT NOT NULL, 
	handle TEXT NOT NULL, 
	colour TEXT NOT NULL, 
	public TEXT, 
	phrase_tag TEXT, 
	phrase_salt TEXT NOT NULL, 
	phrase_hash TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (handle), 
	UNIQUE (public), 
	UNIQUE (phrase_tag)
);
CREATE TABLE premoves (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	guest TEXT NOT NULL, 
	data JSON NOT NULL, 
	changed DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE rated (
	table_id TEXT NOT NULL, 
	number INTEGER, 
	at DOUBLE, 
	result JSON NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	UNIQUE (number)
);
CREATE TABLE ratings (
	who TEXT NOT NULL, 
	game TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	changed DOUBLE NOT NULL, 
	PRIMARY KEY (who, game, seats)
);
CREATE TABLE reports (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	"by" TEXT NOT NULL, 
	why TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, number, "by"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE sessions (
	hash TEXT NOT NULL, 
	id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (hash), 
	UNIQUE (id), 
	FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE settings (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('seat-links','a4fc5a8bff47a0ac41c60fc86d582ca9b793b86491b89a994eb2556d09300efb');
CREATE TABLE summaries (
	table_id TEXT NOT NULL, 
	status TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	changed DOUBLE NOT NULL, 
	version INTEGER NOT NULL, 
	data JSON NOT NULL, 
	members JSON NOT NULL, due DOUBLE, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "summaries" VALUES('hq4sp6sbfa8da89h','running',0,1.79513933335745882991e+09,107,'{"id":"hq4sp6sbfa8da89h","game":"vinci","title":"vinci, running","options":{"min_conquest":0,"skip_price":2,"start_score":10,"medicine":"start_of_turn"},"public":false,"order":"random","created":1795139322.915429,"imported":false,"foreknown":"seed","guide":false,"hints":false,"rated":false,"watch":{"open":true,"delay":0},"absence":{"away_s":180,"idle_s":86400},"language":null,"beginners":false,"pace":{"kind":"free","minutes":30,"increment_s":30,"hours":24,"time_up":"bot","level":"steady"},"status":"running","version":107,"seats":[{"seat":0,"kind":"bot","name":"Idris","colour":"jade","level":"gentle","online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":1,"kind":"person","name":"Bob","colour":"cobalt","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":2,"kind":"person","name":"Ann","colour":"vermilion","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0}],"pending":[2],"ready":[],"waited":[0.0,0.0,1795139333.3574588],"moves":81,"changed":1795139333.3574588,"winners":[],"points":[33,1,8],"again":null,"stopped":null,"talk":{"on":true,"slow":0},"you":{"role":"spectator","seats":[],"barred":false},"watching":0,"barred":[],"absent":[],"clock":null,"holders":[[],["bobbobbobbobbobbobbobbob"],["annannannannannannannann"]],"numbers":[2,1,0]}','["annannannannannannannann","bobbobbobbobbobbobbobbob"]',NULL);
INSERT INTO "summaries" VALUES('jz26iz6f68ecf77t','running',0,1.79513933646954369546e+09,72,'{"id":"jz26iz6f68ecf77t","game":"rise_and_fall","title":"rise_and_fall, running","options":{"trophies":4,"world":"together","buy_back":"in_turn","count":"full","discards":"open","stalemate_rounds":100,"slow_player":0},"public":false,"order":"random","created":1795139333.3680205,"imported":false,"foreknown":"seed","guide":false,"hints":false,"rated":false,"watch":{"open":true,"delay":0},"absence":{"away_s":180,"idle_s":86400},"language":null,"beginners":false,"pace":{"kind":"free","minutes":30,"increment_s":30,"hours":24,"time_up":"bot","level":"steady"},"status":"running","version":72,"seats":[{"seat":0,"kind":"person","name":"Ann","colour":"vermilion","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":1,"kind":"person","name":"Bob","colour":"cobalt","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0}],"pending":[1],"ready":[],"waited":[0.0,1795139336.4695437],"moves":57,"changed":1795139336.4695437,"winners":[],"points":[36,40],"again":null,"stopped":null,"talk":{"on":true,"slow":0},"you":{"role":"spectator","seats":[],"barred":false},"watching":0,"barred":[],"absent":[],"clock":null,"holders":[["annannannannannannannann"],["bobbobbobbobbobbobbobbob"]],"numbers":[0,1]}','["annannannannannannannann","bobbobbobbobbobbobbobbob"]',NULL);
INSERT INTO "summaries" VALUES('q9sabsrj5ityp7jh','running',0,1.79513935583907723427e+09,106,'{"id":"q9sabsrj5ityp7jh","game":"tapestry","title":"tapestry, running","options":{"plans_and_ploys":"out","arts_and_architecture":"out","fantasies_and_futures":"out","board_icons":"rulebook","nanotechnology":3,"strong_cards":"in","first_card":"one","gained_civilization":"one","start":"capital","civilizations":"any","science_die":"by_box","space_tile_4":"printed"},"public":false,"order":"random","created":1795139336.4756684,"imported":false,"foreknown":"seed","guide":false,"hints":false,"rated":false,"watch":{"open":true,"delay":0},"absence":{"away_s":180,"idle_s":86400},"language":null,"beginners":false,"pace":{"kind":"free","minutes":30,"increment_s":30,"hours":24,"time_up":"bot","level":"steady"},"status":"running","version":106,"seats":[{"seat":0,"kind":"bot","name":"Idris","colour":"jade","level":"gentle","online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":1,"kind":"person","name":"Bob","colour":"cobalt","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":2,"kind":"person","name":"Ann","colour":"vermilion","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0}],"pending":[1],"ready":[],"waited":[0.0,1795139355.8390772,0.0],"moves":92,"changed":1795139355.8390772,"winners":[],"points":[27,16,11],"again":null,"stopped":null,"talk":{"on":true,"slow":0},"you":{"role":"spectator","seats":[],"barred":false},"watching":0,"barred":[],"absent":[],"clock":null,"holders":[[],["bobbobbobbobbobbobbobbob"],["annannannannannannannann"]],"numbers":[2,1,0]}','["annannannannannannannann","bobbobbobbobbobbobbobbob"]',NULL);
INSERT INTO "summaries" VALUES('i6wv7cgwz2yndf3w','running',0,1.79513936240901422498e+09,82,'{"id":"i6wv7cgwz2yndf3w","game":"rise_of_empires","title":"rise_of_empires, running","options":{"turn_order":"as_written","overseas":"both"},"public":false,"order":"random","created":1795139355.8420727,"imported":false,"foreknown":"seed","guide":false,"hints":false,"rated":false,"watch":{"open":true,"delay":0},"absence":{"away_s":180,"idle_s":86400},"language":null,"beginners":false,"pace":{"kind":"free","minutes":30,"increment_s":30,"hours":24,"time_up":"bot","level":"steady"},"status":"running","version":82,"seats":[{"seat":0,"kind":"person","name":"Bob","colour":"cobalt","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":1,"kind":"person","name":"Ann","colour":"vermilion","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":2,"kind":"bot","name":"Idris","colour":"jade","level":"gentle","online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0}],"pending":[0],"ready":[],"waited":[1795139362.4090142,0.0,0.0],"moves":63,"changed":1795139362.4090142,"winners":[],"points":[6,2,4],"again":null,"stopped":null,"talk":{"on":true,"slow":0},"you":{"role":"spectator","seats":[],"barred":false},"watching":0,"barred":[],"absent":[],"clock":null,"holders":[["bobbobbobbobbobbobbobbob"],["annannannannannannannann"],[]],"numbers":[1,0,2]}','["annannannannannannannann","bobbobbobbobbobbobbobbob"]',NULL);
INSERT INTO "summaries" VALUES('hkvj6c3976zrcb4h','running',0,1.79513937235744667052e+09,99,'{"id":"hkvj6c3976zrcb4h","game":"beyond_the_horizon","title":"beyond_the_horizon, running","options":{"rounds":40},"public":false,"order":"random","created":1795139362.4102898,"imported":false,"foreknown":"seed","guide":false,"hints":false,"rated":false,"watch":{"open":true,"delay":0},"absence":{"away_s":180,"idle_s":86400},"language":null,"beginners":false,"pace":{"kind":"free","minutes":30,"increment_s":30,"hours":24,"time_up":"bot","level":"steady"},"status":"running","version":99,"seats":[{"seat":0,"kind":"bot","name":"Idris","colour":"jade","level":"gentle","online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":1,"kind":"person","name":"Ann","colour":"vermilion","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":2,"kind":"person","name":"Bob","colour":"cobalt","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0}],"pending":[1],"ready":[],"waited":[0.0,1795139372.3574467,0.0],"moves":73,"changed":1795139372.3574467,"winners":[],"points":[8,1,1],"again":null,"stopped":null,"talk":{"on":true,"slow":0},"you":{"role":"spectator","seats":[],"barred":false},"watching":0,"barred":[],"absent":[],"clock":null,"holders":[[],["annannannannannannannann"],["bobbobbobbobbobbobbobbob"]],"numbers":[2,0,1]}','["annannannannannannannann","bobbobbobbobbobbobbobbob"]',NULL);
INSERT INTO "summaries" VALUES('9w45v7n8ec8saams','over',0,1.79513937509837341304e+09,284,'{"id":"9w45v7n8ec8saams","game":"vinci","title":"finished","options":{"min_conquest":0,"skip_price":2,"start_score":10,"medicine":"start_of_turn"},"public":false,"order":"random","created":1795139372.3589823,"imported":false,"foreknown":"seed","guide":false,"hints":false,"rated":false,"watch":{"open":true,"delay":0},"absence":{"away_s":180,"idle_s":86400},"language":null,"beginners":false,"pace":{"kind":"free","minutes":30,"increment_s":30,"hours":24,"time_up":"bot","level":"steady"},"status":"over","version":284,"seats":[{"seat":0,"kind":"bot","name":"Sappho","colour":"cobalt","level":"gentle","online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":1,"kind":"person","name":"Ann","colour":"vermilion","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0}],"pending":[],"ready":[],"waited":[0.0,0.0],"moves":217,"changed":1795139375.0983734,"winners":[0],"points":[120,37],"again":null,"stopped":null,"talk":{"on":true,"slow":0},"you":{"role":"spectator","seats":[],"barred":false},"watching":0,"barred":[],"absent":[],"clock":null,"holders":[[],["annannannannannannannann"]],"numbers":[1,0],"places":[1,2]}','["annannannannannannannann"]',NULL);
INSERT INTO "summaries" VALUES('w5in5awd3uzr33rz','running',0,1.79513940143351793292e+09,150,'{"id":"w5in5awd3uzr33rz","game":"vinci","title":"an owner''s content","options":{"min_conquest":0,"skip_price":2,"start_score":10,"medicine":"start_of_turn"},"public":false,"order":"random","created":1795139375.110457,"imported":false,"foreknown":"seed","guide":false,"hints":false,"rated":false,"watch":{"open":true,"delay":0},"absence":{"away_s":180,"idle_s":86400},"language":null,"beginners":false,"pace":{"kind":"free","minutes":30,"increment_s":30,"hours":24,"time_up":"bot","level":"steady"},"status":"running","version":150,"seats":[{"seat":0,"kind":"bot","name":"Sappho","colour":"cobalt","level":"gentle","online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":1,"kind":"person","name":"Ann","colour":"vermilion","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":2,"kind":"bot","name":"Idris","colour":"jade","level":"gentle","online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0}],"pending":[1],"ready":[],"waited":[0.0,1795139401.433518,0.0],"moves":101,"changed":1795139401.433518,"winners":[],"points":[33,20,27],"again":null,"stopped":null,"talk":{"on":true,"slow":0},"you":{"role":"spectator","seats":[],"barred":false},"watching":0,"barred":[],"absent":[],"clock":null,"holders":[[],["annannannannannannannann"],[]],"numbers":[1,0,2]}','["annannannannannannannann"]',NULL);
INSERT INTO "summaries" VALUES('jwyiwbsnhdkdbrzw','waiting',0,1.79513940147468209268e+09,81,'{"id":"jwyiwbsnhdkdbrzw","game":"rise_of_empires","title":"from a record","options":{"turn_order":"as_written","overseas":"both"},"public":false,"order":"fixed","created":1795139401.474682,"imported":true,"foreknown":null,"guide":false,"hints":false,"rated":false,"watch":{"open":true,"delay":0},"absence":{"away_s":180,"idle_s":86400},"language":null,"beginners":false,"pace":{"kind":"free","minutes":30,"increment_s":30,"hours":24,"time_up":"bot","level":"steady"},"status":"waiting","version":81,"seats":[{"seat":0,"kind":"open","name":"Bob","colour":"vermilion","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":1,"kind":"open","name":"Ann","colour":"cobalt","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":2,"kind":"open","name":"Idris","colour":"jade","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0}],"pending":[],"ready":[],"waited":[0.0,0.0,0.0],"moves":63,"changed":1795139401.474682,"winners":[],"points":[6,2,4],"again":null,"stopped":null,"talk":{"on":true,"slow":0},"you":{"role":"spectator","seats":[],"barred":false},"watching":0,"barred":[],"absent":[],"clock":null,"holders":[[],[],[]],"numbers":[0,1,2]}','["annannannannannannannann"]',NULL);
INSERT INTO "summaries" VALUES('8ekrgvsw2r75xeqv','waiting',0,1.79513940154960155489e+09,2,'{"id":"8ekrgvsw2r75xeqv","game":"vinci","title":"waiting","options":{"min_conquest":0,"skip_price":2,"start_score":10,"medicine":"start_of_turn"},"public":false,"order":"random","created":1795139401.5496016,"imported":false,"foreknown":"seed","guide":false,"hints":false,"rated":false,"watch":{"open":true,"delay":0},"absence":{"away_s":180,"idle_s":86400},"language":null,"beginners":false,"pace":{"kind":"free","minutes":30,"increment_s":30,"hours":24,"time_up":"bot","level":"steady"},"status":"waiting","version":2,"seats":[{"seat":0,"kind":"person","name":"Ann","colour":"vermilion","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":1,"kind":"open","name":"","colour":"cobalt","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":2,"kind":"bot","name":"Idris","colour":"jade","level":"gentle","online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0}],"pending":[],"ready":[],"waited":[0.0,0.0,0.0],"moves":0,"changed":1795139401.5496016,"winners":[],"points":[],"again":null,"stopped":null,"talk":{"on":true,"slow":0},"you":{"role":"spectator","seats":[],"barred":false},"watching":0,"barred":[],"absent":[],"clock":null,"holders":[["annannannannannannannann"],[],[]],"numbers":[0,1,2]}','["annannannannannannannann"]',NULL);
INSERT INTO "summaries" VALUES('5nmdd3kbwq6d774v','waiting',0,1.79513940155744314191e+09,2,'{"id":"5nmdd3kbwq6d774v","game":"vinci","title":"waiting with an owner''s content","options":{"min_conquest":0,"skip_price":2,"start_score":10,"medicine":"start_of_turn"},"public":false,"order":"random","created":1795139401.5574431,"imported":false,"foreknown":"seed","guide":false,"hints":false,"rated":false,"watch":{"open":true,"delay":0},"absence":{"away_s":180,"idle_s":86400},"language":null,"beginners":false,"pace":{"kind":"free","minutes":30,"increment_s":30,"hours":24,"time_up":"bot","level":"steady"},"status":"waiting","version":2,"seats":[{"seat":0,"kind":"person","name":"Ann","colour":"vermilion","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":1,"kind":"open","name":"","colour":"cobalt","level":null,"online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0},{"seat":2,"kind":"bot","name":"Idris","colour":"jade","level":"gentle","online":false,"away":false,"conceded":false,"resigned":false,"stand_in":null,"forgotten":false,"hints":0}],"pending":[],"ready":[],"waited":[0.0,0.0,0.0],"moves":0,"changed":1795139401.5574431,"winners":[],"points":[],"again":null,"stopped":null,"talk":{"on":true,"slow":0},"you":{"role":"spectator","seats":[],"barred":false},"watching":0,"barred":[],"absent":[],"clock":null,"holders":[["annannannannannannannann"],[],[]],"numbers":[0,1,2]}','["annannannannannannannann"]',NULL);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	content TEXT NOT NULL, 
	overlay TEXT NOT NULL, 
	options JSON NOT NULL, 
	seats INTEGER NOT NULL, 
	seed BIGINT NOT NULL, 
	title TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	"order" TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	imported BOOLEAN NOT NULL, 
	setup JSON NOT NULL, terms JSON DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('hq4sp6sbfa8da89h','vinci',1,'88ebb63a8d527e4b','','{"min_conquest":0,"skip_price":2,"start_score":10,"medicine":"start_of_turn"}',3,1,'vinci, running',0,'random','annannannannannannannann',1.79513932291542911527e+09,0,'[]','{"foreknown":"seed"}');
INSERT INTO "tables" VALUES('jz26iz6f68ecf77t','rise_and_fall',1,'e18a7a504eeb72b6','','{"trophies":4,"world":"together","buy_back":"in_turn","count":"full","discards":"open","stalemate_rounds":100,"slow_player":0}',2,2,'rise_and_fall, running',0,'random','annannannannannannannann',1.7951393333680205345e+09,0,'[]','{"foreknown":"seed"}');
INSERT INTO "tables" VALUES('q9sabsrj5ityp7jh','tapestry',2,'446ea3cdb7cd127b','','{"plans_and_ploys":"out","arts_and_architecture":"out","fantasies_and_futures":"out","board_icons":"rulebook","nanotechnology":3,"strong_cards":"in","first_card":"one","gained_civilization":"one","start":"capital","civilizations":"any","science_die":"by_box","space_tile_4":"printed","any_order":"asked","trapped_dice":"one"}',3,3,'tapestry, running',0,'random','annannannannannannannann',1.79513933647566843038e+09,0,'[]','{"foreknown":"seed"}');
INSERT INTO "tables" VALUES('i6wv7cgwz2yndf3w','rise_of_empires',1,'d5df0fd89470c1d1','','{"turn_order":"as_written","overseas":"both"}',3,4,'rise_of_empires, running',0,'random','annannannannannannannann',1.79513935584207272528e+09,0,'[]','{"foreknown":"seed"}');
INSERT INTO "tables" VALUES('hkvj6c3976zrcb4h','beyond_the_horizon',2,'9eb91aabc31578be','','{"rounds":40,"committing":"freely"}',3,5,'beyond_the_horizon, running',0,'random','annannannannannannannann',1.79513936241028976446e+09,0,'[]','{"foreknown":"seed"}');
INSERT INTO "tables" VALUES('9w45v7n8ec8saams','vinci',1,'88ebb63a8d527e4b','','{"min_conquest":0,"skip_price":2,"start_score":10,"medicine":"start_of_turn"}',2,11,'finished',0,'random','annannannannannannannann',1.79513937235898232464e+09,0,'[]','{"foreknown":"seed"}');
INSERT INTO "tables" VALUES('w5in5awd3uzr33rz','vinci',1,'d3a49ce400ca0837','tokens: [{id: mines, pawns: 4}]','{"min_conquest":0,"skip_price":2,"start_score":10,"medicine":"start_of_turn"}',3,12,'an owner''s content',0,'random','annannannannannannannann',1.79513937511045694353e+09,0,'[]','{"foreknown":"seed"}');
INSERT INTO "tables" VALUES('jwyiwbsnhdkdbrzw','rise_of_empires',1,'d5df0fd89470c1d1','','{"turn_order":"as_written","overseas":"both"}',3,931065488778233542,'from a record',0,'fixed','annannannannannannannann',1.79513940147468209268e+09,1,'[["first","0"],["progress","14"],["progress","14"],["progress","8"],["progress","12"],["progress","5"],["progress","4"],["progress","5"],["progress","2"],["territory","29"],["territory","29"],["territory","3"],["territory","28"],["territory","21"],["territory","8"],["territory","2"],["territory","0"],["territory","16"],["territory","19"]]','{"foreknown":""}');
INSERT INTO "tables" VALUES('8ekrgvsw2r75xeqv','vinci',1,'88ebb63a8d527e4b','','{"min_conquest":0,"skip_price":2,"start_score":10,"medicine":"start_of_turn"}',3,13,'waiting',0,'random','annannannannannannannann',1.79513940154960155489e+09,0,'[]','{"foreknown":"seed"}');
INSERT INTO "tables" VALUES('5nmdd3kbwq6d774v','vinci',1,'d3a49ce400ca0837','tokens: [{id: mines, pawns: 4}]','{"min_conquest":0,"skip_price":2,"start_score":10,"medicine":"start_of_turn"}',3,13,'waiting with an owner''s content',0,'random','annannannannannannannann',1.79513940155744314191e+09,0,'[]','{"foreknown":"seed"}');
CREATE TABLE talk (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	circle TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	name TEXT NOT NULL, 
	phrase TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE verdicts (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	verdict TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX summaries_by_status ON summaries (status, public, changed);
CREATE TRIGGER contents_stay_update BEFORE UPDATE ON contents BEGIN SELECT RAISE(ABORT, 'rows of contents are never changed'); END;
CREATE INDEX entries_by_guest ON entries (guest) WHERE kind IN ('sit', 'hold');
CREATE TRIGGER tables_stay_update BEFORE UPDATE OF "id", "game", "rules", "content", "overlay", "options", "seats", "seed", "title", "public", "order", "created", "imported", "setup", "terms" ON tables BEGIN SELECT RAISE(ABORT, 'rows of tables are never changed'); END;
CREATE TRIGGER tables_stay_people BEFORE UPDATE OF owner ON tables WHEN NOT (EXISTS (SELECT 1 FROM permits WHERE what = 'forget') AND (TRUE)) BEGIN SELECT RAISE(ABORT, 'rows of tables are never changed'); END;
CREATE TRIGGER tables_stay_delete BEFORE DELETE ON tables WHEN NOT EXISTS (SELECT 1 FROM permits WHERE what = 'prune') BEGIN SELECT RAISE(ABORT, 'rows of tables are never changed'); END;
CREATE TRIGGER entries_stay_update BEFORE UPDATE OF "table_id", "number", "kind", "seat", "at" ON entries BEGIN SELECT RAISE(ABORT, 'rows of entries are never changed'); END;
CREATE TRIGGER entries_stay_people BEFORE UPDATE OF guest, body ON entries WHEN NOT (EXISTS (SELECT 1 FROM permits WHERE what = 'forget') AND (OLD.kind NOT IN ('act', 'undo', 'begin') OR CAST(NEW.body AS text) = CAST(OLD.body AS text))) BEGIN SELECT RAISE(ABORT, 'rows of entries are never changed'); END;
CREATE TRIGGER entries_stay_delete BEFORE DELETE ON entries WHEN NOT EXISTS (SELECT 1 FROM permits WHERE what = 'prune') BEGIN SELECT RAISE(ABORT, 'rows of entries are never changed'); END;
CREATE TRIGGER contents_stay_delete BEFORE DELETE ON contents WHEN NOT (EXISTS (SELECT 1 FROM permits WHERE what = 'prune') AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.game = OLD.game AND tables.content = OLD.hash)) BEGIN SELECT RAISE(ABORT, 'rows of contents are never changed'); END;
CREATE INDEX aliases_by_person ON aliases (person);
CREATE INDEX passkeys_by_person ON passkeys (person);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX summaries_by_due ON summaries (due);
CREATE INDEX talk_by_guest ON talk (guest);
CREATE INDEX channels_by_guest ON channels (guest);
CREATE INDEX channels_by_table ON channels (table_id);
CREATE INDEX notices_by_due ON notices (state, due);
CREATE INDEX notices_by_channel ON notices (channel);
CREATE INDEX notices_by_table ON notices (table_id);
CREATE UNIQUE INDEX bans_by_what ON bans (kind, what);
CREATE TRIGGER operator_log_stay_update BEFORE UPDATE ON operator_log BEGIN SELECT RAISE(ABORT, 'rows of operator_log are never changed'); END;
CREATE TRIGGER operator_log_stay_delete BEFORE DELETE ON operator_log BEGIN SELECT RAISE(ABORT, 'rows of operator_log are never changed'); END;
CREATE INDEX friends_by_other ON friends (other);
CREATE INDEX invitations_by_guest ON invitations (guest);
CREATE INDEX papers_by_guest ON papers (guest);
CREATE INDEX premoves_by_guest ON premoves (guest);
COMMIT;

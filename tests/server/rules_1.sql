BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE calls (
	id INTEGER NOT NULL, 
	player TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	tries INTEGER NOT NULL, 
	due FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE dailies (
	game TEXT NOT NULL, 
	day TEXT NOT NULL, 
	options TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	seed TEXT NOT NULL, 
	PRIMARY KEY (game, day)
);
INSERT INTO "dailies" VALUES('ink','2025-11-01','{"edition": "2020", "expansions": [], "draft": false}',1,'cc1e08e2cc16c17fbd6a72b02045878366c05cd9381ae1c2cacc68fd23bd4ece');
INSERT INTO "dailies" VALUES('trails','2025-11-01','{"animals": false, "decks": null, "goals": null, "goal_set": "rebuilt", "animal_map": "by-shape"}',1,'9f1a47eb0771c6a09df342d7b53c2144cfe86fa056ba9aadaf3165f4cdd1f765');
INSERT INTO "dailies" VALUES('roads','2025-11-01','{"variant": 2, "deck": null, "copies": 1, "field": null, "match": false, "co-operative": false}',2,'c3a8f887ee53f4da14fd46a3a6e8bb54af1c72a78602b05df249c4dd5042edf8');
INSERT INTO "dailies" VALUES('bands','2025-11-01','{"scenario": 1, "board": null}',2,'1c7ba88914ef5bddd701122666086ae3b14a9d43bab74d30c4e7c094bffff4a9');
CREATE TABLE holders (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	player TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE players (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created FLOAT NOT NULL, lang TEXT, hook TEXT, 
	PRIMARY KEY (id)
);
CREATE TABLE records (
	id TEXT NOT NULL, 
	player TEXT NOT NULL, 
	text TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE results (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	deal TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	player TEXT, 
	name TEXT NOT NULL, 
	level INTEGER, 
	total INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	level INTEGER, 
	player TEXT, 
	name TEXT NOT NULL, 
	invite TEXT, link TEXT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	UNIQUE (invite)
);
INSERT INTO "seats" VALUES('gSc9aE9a4WVL',1,'person',NULL,'ann','',NULL,NULL);
INSERT INTO "seats" VALUES('gSc9aE9a4WVL',2,'person',NULL,'ann','Bob',NULL,NULL);
INSERT INTO "seats" VALUES('-ouRkL9po_aH',1,'person',NULL,'ann','',NULL,NULL);
INSERT INTO "seats" VALUES('-ouRkL9po_aH',2,'person',NULL,'ann','Bob',NULL,NULL);
INSERT INTO "seats" VALUES('ZDBKiDWshJ63',1,'person',NULL,'ann','',NULL,NULL);
INSERT INTO "seats" VALUES('ZDBKiDWshJ63',2,'person',NULL,'ann','Bob',NULL,NULL);
CREATE TABLE steps (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	do TEXT NOT NULL, 
	path TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT steps_key UNIQUE (table_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "steps" VALUES('gSc9aE9a4WVL',1,1,'play','straight 0,3 2-2-','f47bc2cac55bee79a54757111270429c b4cea6086e8c144f0dab40628267d6a3',1794840848.11215);
INSERT INTO "steps" VALUES('gSc9aE9a4WVL',2,2,'play','T 0,2 -222','2efd9ff006a666c0b1431747af301283 86acf5c499562c738952d8925b6b838f',1.79484084815927624704e+09);
INSERT INTO "steps" VALUES('-ouRkL9po_aH',1,1,'play','pair 1','f47bc2cac55bee79a54757111270429c 20371c511eacd2fa9dd608c70146ce80',1.79484084874490976329e+09);
INSERT INTO "steps" VALUES('-ouRkL9po_aH',2,2,'play','pair 4','2efd9ff006a666c0b1431747af301283 5fd96b9d0dbe8026d4ecc8620904da31',1.79484084874900221822e+09);
INSERT INTO "steps" VALUES('-ouRkL9po_aH',3,1,'play','pair 3','c75cafb563c3c85e18eccb232cf9cc4c 2641df3b8b1f3b20935a38da5c2a4a31',1.79484084875971746449e+09);
INSERT INTO "steps" VALUES('-ouRkL9po_aH',4,2,'play','pair 2','7f38ffc6575c8713acc813da26f8ae04 5543dcb12c76c788bec521cd54f9a28c',1.7948408487697203159e+09);
INSERT INTO "steps" VALUES('-ouRkL9po_aH',5,1,'play','w4 a4 --HH','b7494f749fa4c0aa982d05d90e84a514 fbddcb00f8f65c6e799ad3afc71eea83',1.79484084884291028973e+09);
INSERT INTO "steps" VALUES('-ouRkL9po_aH',6,1,'play','s5 g2 RRHH','e094a40323123974768e310009b65cd3 adce9252bedf4744f1615925906824fa',1.79484084890799546244e+09);
INSERT INTO "steps" VALUES('-ouRkL9po_aH',7,1,'play','w1 d1 R-RR','1fb96b8f93f854dce2f8edfdb85f17f3 1f016ccbbca8a6289af27218e8999b09',1.79484084891385149958e+09);
INSERT INTO "steps" VALUES('-ouRkL9po_aH',8,1,'play','w3 d7 R-R-','964764e9170cfb2f505b133923ca3645 7ab83a127496078f9e4a3b10e92be63b',1794840848.91918);
INSERT INTO "steps" VALUES('-ouRkL9po_aH',9,1,'play','w2 d2 RHRHx','624edc6cb339c0a68cd524ada835b37c 012f5e8bdf8a5085b23905679ab36b51',1.79484084892442774779e+09);
INSERT INTO "steps" VALUES('-ouRkL9po_aH',10,1,'play','done','4085e66bb36fc873bd09d871b55b6b83 6254f7eb226fda7609458924e87204e2',1.79484084892773532865e+09);
INSERT INTO "steps" VALUES('-ouRkL9po_aH',11,2,'play','w1 a2 R-RR','91fa7424ef4b36238c0c6789f60796e5 a97c0bd29461eb0f1684b24730fdf225',1.79484084893554067616e+09);
INSERT INTO "steps" VALUES('-ouRkL9po_aH',12,2,'play','w4 g6 -R-R','6364d121f9a124ffd4833d2bc6cb415a e61c85c722651da5a0440d99e607ce40',1.79484084894066095354e+09);
INSERT INTO "steps" VALUES('-ouRkL9po_aH',13,2,'play','s1 f7 HHHH','79f2a88f498caf306066a5b5e8975dd1 2bd83d002530099bc2553701f5436794',1.7948408489795007705e+09);
INSERT INTO "steps" VALUES('ZDBKiDWshJ63',1,1,'play','take blue','f47bc2cac55bee79a54757111270429c 0c06e8319640ffb3f4762fe47b6c39db',1.79484084952234554293e+09);
INSERT INTO "steps" VALUES('ZDBKiDWshJ63',2,1,'play','take deck','2efd9ff006a666c0b1431747af301283 81de8a58b6b267ceeceda1ee32362f73',1.79484084952963638304e+09);
INSERT INTO "steps" VALUES('ZDBKiDWshJ63',3,1,'play','take green','c75cafb563c3c85e18eccb232cf9cc4c bb2005ad1cd9b0590075bf4d8fc5807b',1.79484084953877425189e+09);
INSERT INTO "steps" VALUES('ZDBKiDWshJ63',4,1,'play','take red','7f38ffc6575c8713acc813da26f8ae04 a20615d3558366fbf6b20faf839aa2ff',1.79484084954797625541e+09);
INSERT INTO "steps" VALUES('ZDBKiDWshJ63',5,1,'play','end','b7494f749fa4c0aa982d05d90e84a514 b7f001608c2981be9ced39016b3b3b3c',1.79484084955982589725e+09);
INSERT INTO "steps" VALUES('ZDBKiDWshJ63',6,2,'play','take blue','e094a40323123974768e310009b65cd3 318a19e76345e84cfd4fa5b192c5d0cb',1.79484084957806134226e+09);
INSERT INTO "steps" VALUES('ZDBKiDWshJ63',7,2,'play','take green','1fb96b8f93f854dce2f8edfdb85f17f3 2da43d92ce5071bd799d4d98af02c67e',1.7948408495860607624e+09);
INSERT INTO "steps" VALUES('ZDBKiDWshJ63',8,2,'play','band f2 g1','964764e9170cfb2f505b133923ca3645 4bb3f807a22f735423265e597f0c2406',1.79484084963442468638e+09);
INSERT INTO "steps" VALUES('ZDBKiDWshJ63',9,2,'play','pay f2 blue blue','624edc6cb339c0a68cd524ada835b37c ba92385c53d3a07953ed76623bf349a1',1.79484084965788936614e+09);
INSERT INTO "steps" VALUES('ZDBKiDWshJ63',10,2,'play','pay g1 yellow yellow','4085e66bb36fc873bd09d871b55b6b83 b6aeec1ae875796712b3134bec03a03d',1.79484084966848492625e+09);
INSERT INTO "steps" VALUES('ZDBKiDWshJ63',11,2,'play','end','91fa7424ef4b36238c0c6789f60796e5 910a8b35dcdfcda9c0c7e49017158231',1.79484084967752099038e+09);
INSERT INTO "steps" VALUES('ZDBKiDWshJ63',12,1,'play','take red','6364d121f9a124ffd4833d2bc6cb415a a20615d3558366fbf6b20faf839aa2ff',1.79484084969179677956e+09);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	creator TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	summary TEXT NOT NULL, 
	over BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, position TEXT, begun TEXT, pace FLOAT, listed BOOLEAN DEFAULT 0 NOT NULL, typed BOOLEAN DEFAULT 0 NOT NULL, deal TEXT, day TEXT, 
	PRIMARY KEY (id), 
	CONSTRAINT tables_creator_key UNIQUE (creator, "key")
);
INSERT INTO "tables" VALUES('gSc9aE9a4WVL','roads',1,'{"variant": 2, "deck": null, "copies": 1, "field": null, "match": false, "co-operative": false}','old roads','ann','key roads','{"stage": {"code": "roads.stage.laid", "args": {"laid": 2, "cards": 48}}, "to_act": [1], "since": {"1": 1794840848.1591797}}',0,1.79484084788167166709e+09,1.79484084815927624704e+09,NULL,NULL,NULL,0,0,'17e355186a6f82e5c3a41535100fa85e9a8626716f1c9ea48f6e5f1f129b7b0a',NULL);
INSERT INTO "tables" VALUES('-ouRkL9po_aH','ink',1,'{"edition": "2020", "expansions": [], "draft": true}','old ink','ann','key ink','{"stage": {"code": "ink.stage.round", "args": {"round": 1, "rounds": 7}}, "to_act": [2], "since": {"2": 1794840848.769647}}',0,1.79484084834696888928e+09,1.79484084892773532865e+09,NULL,NULL,NULL,0,0,'c018439db3039360f859ed3a39d859c9ab770e407935a845bf27dd797b711b52',NULL);
INSERT INTO "tables" VALUES('ZDBKiDWshJ63','bands',1,'{"scenario": 1, "board": null}','old bands','ann','key bands','{"stage": {"code": "bands.stage.round", "args": {"round": 2, "last": "no"}}, "to_act": [1], "since": {"1": 1794840849.677372}}',0,1.79484084946629428867e+09,1.79484084967752099038e+09,NULL,NULL,NULL,0,0,'5ebd339de8605486450da61c8a62a9ea00b020c6794bace7ad34e1d37ee091b6',NULL);
CREATE TABLE talk (
	id INTEGER NOT NULL, 
	table_id TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	seat INTEGER, 
	player TEXT, 
	name TEXT NOT NULL, 
	said TEXT, 
	code TEXT, 
	args TEXT, 
	"key" TEXT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT talk_key UNIQUE (table_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tokens (
	id TEXT NOT NULL, 
	player TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX seats_player ON seats (player);
CREATE INDEX tables_deal ON tables (deal);
CREATE UNIQUE INDEX seats_link ON seats (link);
CREATE INDEX tokens_player ON tokens (player);
CREATE INDEX holders_player ON holders (player);
CREATE INDEX results_deal ON results (deal);
CREATE INDEX calls_due ON calls (due);
COMMIT;

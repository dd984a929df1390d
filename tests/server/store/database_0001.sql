-- A database as the first version of its shape left it: three tables, guests Ann and Bob with the
-- secrets "ann" and "bob".
BEGIN TRANSACTION;
CREATE TABLE actions (
	table_id VARCHAR(16) NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	decision BIGINT NOT NULL,
	action TEXT NOT NULL,
	draws TEXT NOT NULL,
	undone INTEGER NOT NULL,
	agreed BOOLEAN NOT NULL,
	at DOUBLE NOT NULL,
	PRIMARY KEY (table_id, number),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "actions" VALUES('px9gh7rnbtma',0,0,1,'bid 0','[]',0,0,1794829269.490);
INSERT INTO "actions" VALUES('px9gh7rnbtma',1,1,1,'bid 0','[]',0,0,1794829269.491);
INSERT INTO "actions" VALUES('px9gh7rnbtma',2,0,2,'forage','[2]',0,0,1794829269.492);
INSERT INTO "actions" VALUES('px9gh7rnbtma',3,0,3,'bid 0','[]',0,0,1794829269.493);
INSERT INTO "actions" VALUES('px9gh7rnbtma',4,-1,0,'','[]',1,1,1794829269.494);
INSERT INTO "actions" VALUES('px9gh7rnbtma',5,0,4,'bid 0','[]',0,0,1794829269.495);
INSERT INTO "actions" VALUES('px9gh7rnbtma',6,1,4,'bid 0','[]',0,0,1794829269.496);
INSERT INTO "actions" VALUES('99g5arymgd32',0,-1,1,'resign 1','[]',0,0,1794829269.504);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	table_id VARCHAR(16) NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER,
	name VARCHAR(48) NOT NULL,
	text TEXT NOT NULL,
	at DOUBLE NOT NULL,
	PRIMARY KEY (table_id, number),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('px9gh7rnbtma',0,0,'Ann','Your turn, Bob',1794829269.497);
CREATE TABLE guests (
	id VARCHAR(16) NOT NULL,
	token_hash VARCHAR(64) NOT NULL,
	name VARCHAR(48) NOT NULL,
	created DOUBLE NOT NULL,
	PRIMARY KEY (id),
	UNIQUE (token_hash)
);
INSERT INTO "guests" VALUES('ccf65d43635fd91d','49915e0d7d4b402e3017d010bc1c0e83cac6c797d6c16e66340fe3268693a6a1','Ann',1794829269.471);
INSERT INTO "guests" VALUES('b7ffd36d25f04986','81b637d8fcd2c6da6359e6963113a1170de795e4b725b84d1e0b4cfd9ec58ce9','Bob',1794829269.482);
CREATE TABLE looks (
	table_id VARCHAR(16) NOT NULL,
	guest VARCHAR(16) NOT NULL,
	seen INTEGER NOT NULL,
	events INTEGER NOT NULL,
	PRIMARY KEY (table_id, guest),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "looks" VALUES('px9gh7rnbtma','ccf65d43635fd91d',3,4);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	name VARCHAR(48) NOT NULL,
	bot VARCHAR(40),
	guest VARCHAR(16),
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('px9gh7rnbtma',0,'person','Ann',NULL,'ccf65d43635fd91d');
INSERT INTO "seats" VALUES('px9gh7rnbtma',1,'person','Bob',NULL,'b7ffd36d25f04986');
INSERT INTO "seats" VALUES('fvqx9rwvb24s',0,'person','Ann',NULL,'ccf65d43635fd91d');
INSERT INTO "seats" VALUES('fvqx9rwvb24s',1,'open','',NULL,NULL);
INSERT INTO "seats" VALUES('99g5arymgd32',0,'person','Bob',NULL,'b7ffd36d25f04986');
INSERT INTO "seats" VALUES('99g5arymgd32',1,'here','Player 2',NULL,'b7ffd36d25f04986');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL,
	game VARCHAR(64) NOT NULL,
	rules INTEGER NOT NULL,
	components INTEGER NOT NULL,
	options TEXT NOT NULL,
	public BOOLEAN NOT NULL,
	undo VARCHAR(8) NOT NULL,
	clock INTEGER NOT NULL,
	invite VARCHAR(32) NOT NULL,
	maker VARCHAR(16) NOT NULL,
	created DOUBLE NOT NULL,
	review BOOLEAN NOT NULL,
	tutorial BOOLEAN NOT NULL,
	state VARCHAR(8) NOT NULL,
	draws TEXT NOT NULL,
	lines INTEGER NOT NULL,
	actions INTEGER NOT NULL,
	opened BIGINT NOT NULL,
	turn INTEGER NOT NULL,
	to_act TEXT NOT NULL,
	gone TEXT NOT NULL,
	events INTEGER NOT NULL,
	outcome TEXT,
	rematch VARCHAR(16),
	changed DOUBLE NOT NULL,
	step INTEGER NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('px9gh7rnbtma','breach',2,1,'{"walls":"plain","length":"short"}',1,'agreed',0,'cwanwkg3f2fjm24wckh4','ccf65d43635fd91d',1794829269.483,0,0,'running','[1,1,0,1,2]',7,5,5,2,'[1]','[]',7,NULL,NULL,1794829269.496,-1);
INSERT INTO "tables" VALUES('fvqx9rwvb24s','breach',1,1,'{"walls":"plain","length":"short"}',0,'own',0,'4snn35a9hawdtfv5ysrx','ccf65d43635fd91d',1794829269.500,0,0,'open','[]',0,0,0,0,'[]','[]',0,NULL,NULL,1794829269.500,-1);
INSERT INTO "tables" VALUES('99g5arymgd32','breach',1,1,'{"walls":"plain","length":"short"}',0,'own',0,'kax4f9h9sq2mk2banqtk','b7ffd36d25f04986',1794829269.502,0,0,'finished','[0,0,0,1,1]',1,1,1,1,'[]','[1]',1,'{"ranking":[[0],[1]],"reason":"resignation"}',NULL,1794829269.504,-1);
CREATE INDEX tables_by_state ON tables (state, public, created);
CREATE INDEX tables_by_maker ON tables (maker);
CREATE INDEX seats_by_guest ON seats (guest);
COMMIT;

-- A help article of the installed version in one language. Each start updates them from the files.
create table articles (
  language text not null,
  slug text not null,
  topic text not null,
  title text not null,
  excerpt text not null,
  body text not null,
  -- Ids of screens that it is about.
  screens text[] not null,
  -- Codes of reasons and alerts that it explains.
  about text[] not null,
  place integer not null,
  -- Of the file, so that an unchanged article is not stored again.
  hash text not null,
  -- Title, keywords and body by weight; Chinese as pairs of characters.
  words tsvector not null,
  -- Title and keywords, which find misspelt words.
  spelling text not null,
  primary key (language, slug)
);
create index articles_words on articles using gin (words);

-- A question that an article answers. A search finds an article also by the question most like it.
create table article_questions (
  language text not null,
  slug text not null,
  question text not null,
  words tsvector not null,
  primary key (language, slug, question),
  foreign key (language, slug) references articles on update cascade on delete cascade
);
create index article_questions_words on article_questions using gin (words);

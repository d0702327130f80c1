-- What sellers ask that an article answers, each question with its words. A search finds an article also by the question most like it.
create table article_questions (
  language text not null,
  slug text not null,
  question text not null,
  words tsvector not null,
  primary key (language, slug, question),
  foreign key (language, slug) references articles on update cascade on delete cascade
);
create index article_questions_words on article_questions using gin (words);

-- Lines of a customer's list that a requested product answers.
alter table quotation_item add column words text[] not null default '{}';

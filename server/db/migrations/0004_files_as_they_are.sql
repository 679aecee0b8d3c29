-- A file is written in the transaction that applies a part, and read once: compressing it cost a tenth of a bulk
-- update's time.
alter table job_files alter column content set storage external;
